// The second part of the script inside the document: holds the app's code back until the page is painted, because on a
// slow line it would share that line with what the visitor wants to see. Whoever touches the page before gets it at
// once, and buttons pressed too early are pressed again when the app listens. The build puts it into the page as it
// stands, so it imports nothing.
{
  /** A picture that does not come must not keep the app away. */
  const AT_THE_LATEST_MS = 2500;
  const HASTES = ["pointerdown", "keydown"];

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

  const pressed: HTMLElement[] = [];
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
    if (button !== null) pressed.push(button);
  };
  addEventListener("click", remember);
  addEventListener(
    "app-listens",
    () => {
      removeEventListener("click", remember);
      for (const button of pressed) button.click();
    },
    { once: true },
  );

  for (const haste of HASTES) addEventListener(haste, start, { once: true });
  addEventListener("DOMContentLoaded", () => {
    // The bare app has nothing to show yet, and a hidden tab is never painted.
    if (document.hidden || document.querySelector("#page-data") === null) start();
    else {
      setTimeout(start, AT_THE_LATEST_MS);
      void startAfterPaint();
    }
  });
}
