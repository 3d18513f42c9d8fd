// How a shelf that is kept in step between devices is asked for: both sides read the same grammar. What is kept is
// ciphertext; nothing here knows of its key.

/** Below it stands an id: 128 bits in hex. */
export const SYNC_PATH = "/api/sync/";
export const SYNC_ID = /^[0-9a-f]{32}$/;
/** What proves that somebody has the code: 256 bits in hex, sent as `Authorization: Bearer …`. */
export const SYNC_TOKEN = /^[0-9a-f]{64}$/;
export const SYNC_BODY_MAX_BYTES = 1024 * 1024;
export const SYNC_BODY_TYPE = "application/octet-stream";
/** The element of a document that says that its server keeps no shelves in step. */
export const NO_SYNC_META = "no-sync";
