// The first part of the script inside the document: it runs before the first paint and says on <html> what only this
// browser knows, so that style sheets can settle it at once: the theme, a closed sidebar, choices that the address does not
// name, favourites that the server cannot know, marks of games that narrow the lists. It changes nothing else, and whatever
// it cannot read it leaves to the app. The build puts it into the page as it stands, with the addresses from the table of
// routes, so it imports nothing.
declare const CATALOGUE_PATH: string;
declare const FAVORITES_PATH: string;
{
  const marks = document.documentElement.dataset;
  delete marks["scripting"];
  try {
    // As `state/theme.ts` has it. The browser's own colours wait neither for the style sheet nor for the app.
    const theme = window.localStorage.getItem("ludex-theme");
    if (theme === "light" || theme === "dark") {
      marks["theme"] = theme;
      document.querySelector<HTMLMetaElement>("meta[name=color-scheme]")?.setAttribute("content", theme);
      document.querySelector("meta[media]")?.setAttribute("media", theme === "light" ? "all" : "not all");
    }
  } catch {
    // Storage may be blocked.
  }
  try {
    // Only the app's own store knows the record's schema; what is not as expected here simply marks nothing.
    const { state } = JSON.parse(window.localStorage.getItem("game-store") ?? "{}");
    if (state.isSidebarOpen === false) marks["sidebar"] = "closed";
    // As `lib/navigation.ts` has it: a link of the app leads to what it says.
    const isArrival = history.state?.isArrival ?? !document.referrer.startsWith(`${location.origin}/`);
    const isBare = location.pathname === CATALOGUE_PATH && location.search === "" && isArrival;
    const choices = [...Object.values(state.filters ?? {}), state.moreFilters ?? ""];
    if (isBare && choices.some((choice) => choice !== "")) marks["list"] = "stored";
    if (location.pathname === FAVORITES_PATH && state.favorites.length > 0) marks["list"] = "stored";
  } catch {
    // Storage may be blocked, empty or broken.
  }
  try {
    // As `state/shelf/` has it, whose parts take this away once the lists are narrowed. What keeps them from coming must
    // not keep the games away for long.
    const { hide, only } = JSON.parse(window.localStorage.getItem("ludex-shelf-filter") ?? "{}");
    const isChosen = [hide, only].some((marked) => marked?.length > 0);
    if (isChosen && window.localStorage.getItem("ludex-shelf") !== null) {
      marks["narrowing"] = "awaited";
      setTimeout(() => delete marks["narrowing"], 4000);
    }
  } catch {
    // As above.
  }
}
