// The score sheet and the ask box in Firefox, every language and game: totals as the library says, no error on a page.
//
//     npm install --prefix node puppeteer-core && mkdocs build --strict
//     python -m http.server --directory site 8000 &
//     node tools/firefox.mjs http://localhost:8000 node "$(which firefox)"
//
// The tests drive Chromium; Playwright needs a Firefox of its own, Puppeteer takes any. Returns 1 where something is wrong.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [address, modules, program] = process.argv.slice(2);
const require = createRequire(join(resolve(modules), "/"));
const puppeteer = (await import(require.resolve("puppeteer-core"))).default;

const games = readdirSync("examples").map((name) => /^(\w+)\.json$/.exec(name)?.[1]).filter(Boolean);
const langs = readdirSync("locales");
const browser = await puppeteer.launch({ browser: "firefox", executablePath: program, headless: true });
console.log(await browser.version());
let wrong = 0;
for (const lang of langs) {
  for (const game of games) {
    const context = await browser.createBrowserContext(); // nobody was here before
    const page = await context.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.setViewport({ width: 390, height: 844 });
    const file = `examples/${game}.json`;
    const sheet = JSON.parse(execFileSync("scorer", ["score", file, "--format", "json", "--lang", lang]));
    await page.goto(`${address}/${lang}/score/${game}/#tally=${encodeURIComponent(readFileSync(file, "utf-8"))}`);
    await page.waitForSelector("html[data-state=ready]");
    const totals = await page.$$eval("output[data-kind=total]", (all) => all.map((each) => each.textContent));
    const said = sheet.players.map((player) => String(player.total));
    const { rule } = sheet.players[0].lines.at(-1);
    const { title } = JSON.parse(execFileSync("scorer", ["rules", rule, "--format", "json", "--lang", lang]));
    await page.goto(`${address}/${lang}/rules/${game}/`);
    await page.waitForSelector("[data-ask][data-state=ready]");
    await page.click("#ask");
    await page.keyboard.type(title);
    await page.waitForSelector("[data-rule]");
    const found = await page.$eval("[data-rule]", (each) => each.dataset.rule);
    const right = JSON.stringify(totals) === JSON.stringify(said) && found === rule && !errors.length;
    console.log(lang, game, totals.join(" "), found, right ? "" : `WRONG: ${said.join(" ")} ${rule} ${errors}`);
    wrong += !right;
    await context.close();
  }
}
await browser.close();
process.exit(wrong ? 1 : 0);
