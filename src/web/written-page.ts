// In pages that are written ahead for a host of files, before the first paint: such a host may answer with one of them for
// another address, and knows nothing of what stands behind a question mark, nor of a visitor who has others asked than the
// catalogue. What is not this address's own is not shown; `start-alone.ts` has the app write the right one. The build puts
// this into the page as it stands, so it imports nothing.
{
  const page = document.documentElement;
  // For those without JavaScript: a host of files heeds no form, so that there would be an empty place for one.
  delete page.dataset["sidebar"];
  const { writtenFor } = page.dataset;
  const asksRawg = () => {
    try {
      // As `state/own-services.ts` has it.
      return Boolean(JSON.parse(window.localStorage.getItem("ludex-own-services") ?? "{}").rawgKey);
    } catch {
      return false; // Storage may be blocked or broken.
    }
  };
  // A game is the same game whoever tells of it, and its page has no question.
  const isOther = page.dataset["lists"] !== undefined && (location.search !== "" || asksRawg());
  page.hidden = writtenFor !== undefined && (isOther || location.pathname.replace(/\/$/, "") !== writtenFor);
}
