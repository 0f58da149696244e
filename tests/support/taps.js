// Follows a recorded move by taps on what stands on the page, and counts them. Nothing but the page is asked.
(async ([target, hasNext]) => {
  const html = document.documentElement;
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => !each.closest("[hidden]"));
  // What nobody said is none.
  const isNone = (value) => [undefined, null, 0, false].includes(value) || (Array.isArray(value) && !value.length);
  // The order of numbers in a list means nothing.
  const plain = (value) => JSON.stringify(Array.isArray(value) && value.every(Number.isInteger) ? [...value].sort() : value);
  const same = (one, two) => plain(one) === plain(two) || (isNone(one) && isNone(two));
  const { move, ...wanted } = target;
  const told = async () => {
    const open = indexedDB.open("scorer");
    await new Promise((done) => open.addEventListener("success", done));
    const asked = open.result.transaction("records").objectStore("records").get(localStorage.getItem(`play.${document.querySelector("[data-play]").dataset.game}`));
    await new Promise((done) => asked.addEventListener("success", done));
    open.result.close();
    return asked.result.lines;
  };
  let [taps, letters] = [0, 0];
  const tap = async (element) => {
    taps += 1;
    element.click();
    await new Promise((done) => setTimeout(done));
    while (html.dataset.state !== "ready") await new Promise((done) => setTimeout(done, 2));
  };
  const until = async (is) => {
    for (let i = 0; i < 1000 && !is(); i += 1) await new Promise((done) => setTimeout(done, 5));
  };
  const fail = (what) => ({ taps, letters, error: what });
  const value = (element) => JSON.parse(element.dataset.value);
  const before = (await told()).length;
  /** Whether a row, if it is one, is one of the move. */
  const isOf = (row) => !row || Object.entries(JSON.parse(row.dataset.move)).every(([key, each]) => same({ move, ...wanted }[key], each));
  const fits = (element, key) => same(value(element), wanted[key]);
  const keysOf = () =>
    all(".play-keys [data-move]")
      .map((element) => ({ element, given: JSON.parse(element.dataset.move) }))
      .filter(({ given: { move: kind, ...given } }) => kind === move && Object.entries(given).every(([key, each]) => same(wanted[key], each)))
      .sort((a, b) => Object.keys(b.given).length - Object.keys(a.given).length);

  // What is declined by going on needs no tap.
  if (hasNext && all(".play-keys ~ .play-keys button").length) {
    const declines = keysOf().find(({ element }) => element.matches("button"));
    if (declines && Object.keys(wanted).length === 0 && all(".play-keys")[0].contains(declines.element)) return { taps: 0, letters: 0 };
  }
  if (!all("h3.play-ask__title").length) {
    if (!keysOf().length) {
      const kind = all(`.play-keys [data-kind="${move}"]`)[0];
      if (!kind) return fail(`no key: ${document.querySelector(".play-keys").textContent.slice(0, 300)}`);
      await tap(kind);
    }
    const found = keysOf();
    const [first] = found;
    if (!first) return fail("no key of it");
    const most = found.filter(({ given }) => same(given, first.given)).map(({ element }) => element);
    // What needs no more has a key of its own beside the values that could be told.
    const single = most.find((element) => element.matches("button"));
    const isWhole = single && !single.matches(".more");
    const rows = most.filter((element) => element !== single && !(isWhole && isNone(wanted[element.dataset.ask])));
    const fitting = rows.flatMap((element) => [...element.querySelectorAll("[data-value]")]).filter((each) => fits(each, each.closest("[data-ask]").dataset.ask));
    // Below groups of values stands one key for another.
    const others = rows.flatMap((element) => [...element.querySelectorAll("[data-other]"), ...(element.matches(".play-grid") ? element.parentElement.querySelectorAll(":scope > [data-other]") : [])]);
    // What is said in so many words comes before what goes without saying.
    const isSaid = (key) => !isNone(wanted[key]);
    const cell = [fitting.find((each) => isSaid(each.closest("[data-ask]").dataset.ask)), others.find((each) => isSaid(each.dataset.other)), ...fitting].find(Boolean);
    const [other] = others;
    if (!cell && !other && !single) return fail("no value");
    await tap(cell ?? other ?? single);
  }
  /** Answers what is asked of a move; what is wrong, if something is. */
  const answer = async (since) => {
    const isTold = async () => (await told()).length > since;
    for (let i = 0; i < 12 && all("h3.play-ask__title").length && !(await isTold()); i += 1) {
      const lists = all("[data-list]");
      if (lists.length) {
        for (const { dataset: { list } } of lists)
          for (const entry of wanted[list] ?? []) {
            const whole = all(`[data-list="${list}"] [aria-pressed=false]`).find((each) => same(value(each), wanted[list]));
            if (whole) await tap(whole);
            if (whole || all(`[data-list="${list}"] [aria-pressed=true]`).length || (await isTold())) break;
            const cell = all(`[data-list="${list}"] [data-value]`).find((each) => same(value(each).at(-1), entry));
            if (!cell) return fail(`no entry ${entry}`);
            await tap(cell);
          }
        const done = all(".play-done")[0];
        if (done && !(await isTold())) await tap(done);
        continue;
      }
      // Of questions of which one is answered it is the one whose value the move has.
      const asks = all(".play-keys [data-ask]").map(({ dataset }) => dataset.ask);
      const key = asks.find((each) => !isNone(wanted[each])) ?? asks[0];
      const cell = all(`.play-keys [data-ask="${key}"] [data-value]`).find((each) => fits(each, key) && isOf(each.closest("[data-move]")));
      const letter = all(`.play-keys [data-ask="${key}"] [data-letter]`).find((each) => String(wanted[key]).startsWith(each.dataset.letter));
      const input = all(`form[data-ask="${key}"] input`)[0];
      if (cell ?? letter) await tap(cell ?? letter);
      else if (input) {
        input.value = String(wanted[key]);
        letters += input.value.length;
        taps += 1;
        await tap(input.form.querySelector("button"));
      } else return fail(`no value of ${key}`);
    }
    return null;
  };
  const wrong = await answer(before);
  if (wrong) return wrong;
  const last = async () => {
    const line = JSON.parse((await told()).at(-1));
    return line.moves?.at(-1) ?? line;
  };
  for (let i = 0; i < 3; i += 1) {
    const line = await last();
    const untold = Object.entries(wanted).filter(([key, each]) => !same(line[key], each));
    const chipOf = ([key, wish]) => all(`[data-amend="${key}"]`).find((each) => same(value(each), wish));
    // What only another value makes possible comes after it.
    const rest = untold.find(chipOf) ?? untold[0];
    if (!rest) break;
    const chip = chipOf(rest) ?? all(".play-chips .more:not([data-other])")[0];
    const other = chip ? undefined : all(`.play-chips [data-other="${rest[0]}"]`)[0];
    if (other) {
      await tap(other);
      const input = all(`.play-chips form[data-ask="${rest[0]}"] input`)[0];
      input.value = String(rest[1]);
      letters += input.value.length;
      taps += 1;
      await tap(input.form.querySelector("button"));
      continue;
    }
    const more = chip ? undefined : all(".play-last [data-do=more]")[0];
    if (more) {
      await tap(more);
      await until(() => all(".play-mending h3").length);
      const not = await answer((await told()).length);
      if (not) return not;
      await until(() => !all(".play-mending").length);
      continue;
    }
    if (!chip) return fail(`no chip ${rest}`);
    await tap(chip);
  }
  const { by: _by, ...line } = await last();
  return Object.keys({ ...target, ...line }).every((key) => same(target[key], line[key])) ? { taps, letters } : fail(`told ${JSON.stringify(line)}; ${document.querySelector(".play-wrong")?.textContent}`);
});
