// The second part of the script inside the document: holds the app's code back until the page is painted, because on a
// slow line it would share that line with what the visitor wants to see. Whoever touches the page before gets it at
// once. What is done too early is done again when the app listens: buttons are pressed, choices are made. Hearts show it
// at once, mean what they show, and go along to the next page; `/` leads to the search field at once. The build puts all
// this into the page as it stands, so it imports nothing.
{
  /** A picture that does not come must not keep the app away. */
  const AT_THE_LATEST_MS = 2500;
  const HASTES = ["pointerdown", "keydown"];

  // On a telephone the code waits for no picture that is out of view: `card-grid.module.css` keeps those back meanwhile.
  const marks = document.documentElement.dataset;
  marks["code"] = "awaited";
  const bringPictures = () => void delete marks["code"];

  const start = () => {
    // Whatever is in the template is fetched and run once it stands in the document; a second time there is nothing.
    const code = document.querySelector<HTMLTemplateElement>("#app-code");
    if (code !== null) document.head.append(code.content);
  };
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  const startAfterPaint = async () => {
    await painted();
    const largest = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
    await Promise.allSettled(largest.map((image) => image.decode()));
    await painted();
    start();
  };

  const HEARTS = "ludex-early-hearts";
  type Heart = { isFavorite: boolean; game?: unknown };
  /** By the game's id, the last press of each. */
  const hearts = new Map<string, Heart>();
  const deeds: (() => void)[] = [];

  /** Fills the heart, or empties it. Favourites that this browser has are not shown yet: a press means what it shows. */
  const showHeart = (id: string, isFavorite: boolean) => {
    for (const heart of document.querySelectorAll(`[data-heart="${CSS.escape(id)}"]`))
      heart.setAttribute("aria-pressed", String(isFavorite));
  };
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
    const id = button?.dataset["heart"];
    if (button === null) return;
    if (id === undefined) return void deeds.push(() => button.click());
    const isFavorite = button.getAttribute("aria-pressed") !== "true";
    hearts.set(id, { isFavorite });
    showHeart(id, isFavorite);
  };
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    deeds.push(() => {
      // React hydrates at once what an event of this kind reaches, and puts its own value in.
      target.dispatchEvent(new Event("touchcancel", { bubbles: true }));
      target.value = value;
      target.dispatchEvent(new Event("change", { bubbles: true }));
    });
  };

  /** The game as the document's data has it, wherever it stands there. */
  const findGame = (data: unknown, id: string): unknown => {
    if (typeof data !== "object" || data === null) return undefined;
    if ("background_image" in data && "id" in data && String(data.id) === id) return data;
    for (const part of Object.values(data)) {
      const found = findGame(part, id);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const takeHearts = () => {
    if (hearts.size === 0) return [];
    const data: unknown = JSON.parse(document.querySelector("#page-data")?.textContent ?? "{}");
    const taken = [...hearts].map(([id, { isFavorite, game }]) => ({
      isFavorite,
      game: game ?? findGame(data, id) ?? { id },
    }));
    hearts.clear();
    return taken;
  };
  const keepHearts = () => {
    try {
      const left = takeHearts();
      if (left.length > 0) window.sessionStorage.setItem(HEARTS, JSON.stringify(left));
    } catch {
      // Storage may be blocked or full.
    }
  };
  try {
    for (const heart of JSON.parse(window.sessionStorage.getItem(HEARTS) ?? "[]"))
      hearts.set(String(heart.game.id), heart);
    window.sessionStorage.removeItem(HEARTS);
  } catch {
    // Storage may be blocked or broken.
  }

  /** `/` leads to the search field, as it will when the app listens; what is typed then is not lost either. */
  const findField = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey, isComposing } = event;
    const isText = target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
    if (key !== "/" || ctrlKey || altKey || metaKey || isComposing || isText) return;
    event.preventDefault();
    document.querySelector<HTMLInputElement>("#search")?.focus({ preventScroll: true });
  };

  /** A mark or the choice of the card in focus: its list hears the key again. */
  const pressOnCard = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (!(target instanceof Element && target.matches("h2 > a")) || !/^[0-5x]$/i.test(key)) return;
    if (!ctrlKey && !altKey && !metaKey)
      deeds.push(() => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  };

  addEventListener("keydown", findField);
  addEventListener("keydown", pressOnCard);
  addEventListener("click", press);
  addEventListener("change", choose);
  addEventListener("pagehide", keepHearts);
  addEventListener(
    "app-listens",
    ({ detail: keepHeart }) => {
      removeEventListener("keydown", findField);
      removeEventListener("keydown", pressOnCard);
      removeEventListener("click", press);
      removeEventListener("change", choose);
      removeEventListener("pagehide", keepHearts);
      for (const { game, isFavorite } of takeHearts()) keepHeart(game, isFavorite);
      for (const deed of deeds) deed();
    },
    { once: true },
  );

  for (const haste of HASTES) addEventListener(haste, start, { once: true });
  addEventListener("scroll", bringPictures, { once: true });
  addEventListener("DOMContentLoaded", () => {
    for (const [id, { isFavorite }] of hearts) showHeart(id, isFavorite);
    setTimeout(bringPictures, 2 * AT_THE_LATEST_MS);
    // The app shell has nothing to show yet, and a hidden tab is never painted.
    if (document.hidden || document.querySelector("#page-data") === null) start();
    else {
      setTimeout(start, AT_THE_LATEST_MS);
      void startAfterPaint();
    }
  });
}
