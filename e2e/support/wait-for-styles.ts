import type { Page } from "@playwright/test";

/** What a text looks like depends on them; nobody sees a page before they are there. */
export const waitForStyles = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every((link) => link.sheet !== null),
  );
