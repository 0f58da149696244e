// The games whose sheets stand on other pages: their forms are on those pages.
/** @import { Form, Table } from "../types" */

/** @typedef {{ form: Form, table: Table }} Known what a page knows of its game */

/** @type {Map<string, Promise<Known>>} */
const asked = new Map();

/** @type {(form: Form, game: string) => Promise<Known>} */
const load = async ({ words }, game) => {
  const answer = await fetch(`../${game}/`);
  if (!answer.ok) throw new Error(`${answer.status} ${game}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [form, tables] = ["sheet-data", "table-data"].map((id) => JSON.parse(page.getElementById(id)?.textContent ?? ""));
  return { form: { ...form, words }, table: tables[game] };
};

/** What is known of every game, this page's first; null for one whose page is not to be had. @type {(own: Known) => Promise<(Known | null)[]>} */
export const everyGame = (own) => {
  const { form } = own;
  const others = Object.keys(form.games).filter((game) => game !== form.game);
  const known = others.map((game) => {
    const coming = asked.get(game) ?? load(form, game);
    asked.set(game, coming);
    return coming.catch(() => {
      asked.delete(game);
      return null;
    });
  });
  return Promise.all([own, ...known]);
};
