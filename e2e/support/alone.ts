// The tests that also run against the folder without a server (playwright.alone.config.ts). There a service worker answers
// what the page asks, so that nothing can be put in an answer's place; a test that wants to is left out, with that reason.
import { test } from "@playwright/test";
import { REASONS, type Reason } from "./alone-tests.ts";

/** The path that the folder lies below on its host, without a slash at its end; empty where a server answers. */
export const FOLDER = process.env["LUDEX_ALONE"] ?? "";

/** Does this run ask the folder of `npm run build:static`? */
export const isAlone = FOLDER !== "";

/** Leaves the test that is running, or the group that is described, to the app with a server. Nothing happens where that is asked. */
export function needsServer(reason: Reason): void {
  if (isAlone) test.skip(true, REASONS[reason]);
}

/** The address that the browser knows one of the app's by: root-relative ones lie in the folder. */
export const inFolder = (address: string): string => (address.startsWith("/") ? FOLDER + address : address);
