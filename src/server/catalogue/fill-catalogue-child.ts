// The process that fill-catalogue.ts starts: builds the database and ends.
import { openCatalogue, type OpenOptions } from "./open.ts";

// What fill-catalogue.ts gives.
const [dataDirectory, stateDirectory] = process.argv.slice(2) as [string, string];
const warn: NonNullable<OpenOptions["warn"]> = (line) => process.send?.(line);
openCatalogue({ dataDirectory, stateDirectory, warn }).close();
process.disconnect?.();
