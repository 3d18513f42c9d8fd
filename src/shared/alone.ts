// What page, service worker and engine say to each other where Ludex runs in a browser alone. Only types and names.

import type { UsedServices } from "./own-services.ts";

/** The mode of the build that runs without a server. */
export const ALONE = "alone";

/**
 * A question on its way from the service worker, by way of the page, to the engine; the answer comes through the port.
 * Whoever does not wait for it any more leaves the port (`body-by-port.ts`).
 */
export type Question = {
  type: "ask";
  /** Root-relative: what a server would be asked for, with what it would be sent in a form behind the `#`. */
  target: string;
  /** The engine answers whatever it knows: the whole catalogue could not be had. */
  isFinal?: true;
};

/**
 * What a server would answer. `location` is where a picture lies instead, `data` what `Ludex-Data` says. Where it is
 * `isInPieces`, the body comes through the same port afterwards (`body-by-port.ts`), and `body` is empty.
 */
export type Answer = {
  status: number;
  contentType: string;
  body: string;
  location?: string;
  data?: string;
  isInPieces?: boolean;
};

/** The name of the worker whose engine opens the whole catalogue; the other's opens what people wrote. */
export const WHOLE_ENGINE = "whole";

/** The engine tells its page once whether it has its catalogue, when it waits for nothing of it any more. */
export type Opened = { type: "opened"; isOpen: boolean };

/** The engine of what people wrote lacks what is asked for: the page has the whole one answer through the port. */
export type PassedOn = { type: "pass-on"; target: string };

/** The page tells an engine that another has taken its place: it ends when its last answer is given. */
export type Retire = { type: "retire" };

/** The page tells its engine which services of the visitor's own it may ask. */
export type UseServices = { type: "use-services"; services: UsedServices };

/**
 * The engine has its page ask somebody else, because the page's policy says who may be asked; the answer comes through the
 * port. Whoever leaves the port (`body-by-port.ts`) stops the errand.
 */
export type Errand = {
  type: "errand";
  url: string;
  method: "GET" | "POST";
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  timeoutMs: number;
  /** The body is wanted as it comes, through the same port after the answer, whose `body` is empty then. */
  isInPieces: boolean;
};
/** Null where nobody answered, or not in time. */
export type ErrandAnswer = { status: number; contentType: string; retryAfter: string; body: string } | null;

/** How the services do, asked of the engine like everything else. */
export const SERVICES_PATH = "/api/own-services";

/** Asks the service worker to keep all files of the app; it says through the port when it has tried. */
export type KeepApp = { type: "keep-app" };
/** Asks the service worker to take charge of the page, which was loaded past it. */
export type TakeCharge = { type: "take-charge" };

/**
 * The catalogue in the folder of the app, compressed with gzip: its records with the index of titles and filters, and what
 * is searched of descriptions.
 */
export const CATALOGUE_FILES = ["catalogue.bin", "descriptions.bin"] as const;

/**
 * What only a game's own page says, in a file of its own: half of the catalogue's bytes. It is fetched once the engine can
 * answer everything else.
 */
export const TEXTS_FILE = "texts.bin";

/**
 * What machines made of lists, in a file of its own beside those: the records, and the index of the whole catalogue with
 * them. It is fetched once the page is quiet, or when something is asked for that the catalogue lacks.
 */
export const LAYER_FILE = "retro.bin";
