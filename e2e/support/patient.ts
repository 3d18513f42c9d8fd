// How long a page of the folder without a server may take: it makes its catalogue first, on a core that others may use.
import { expect as base } from "@playwright/test";

export const START_MS = 60_000;

/** Waits for what comes from the page's own engine. */
export const expect = base.configure({ timeout: START_MS });
