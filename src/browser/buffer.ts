// Node's Buffer, which the index of titles reads and compares texts with, where there is no Node.
import { Buffer as BrowserBuffer } from "buffer/";

// The same by what the index uses of it; the types of the two have different names.
globalThis.Buffer ??= BrowserBuffer as unknown as typeof Buffer;
