// What `npm start` runs beside the first build of the app, where the machine has room for both: fills the catalogue's database,
// for which the server would wait afterwards. Entries that have to be left out are told here, since the server finds it filled;
// whatever else is wrong, the server meets again and tells.
import { join } from "node:path";
import { fillCatalogue } from "#server/catalogue/fill-catalogue.ts";
import { loadConfig } from "#server/config.ts";

const read = loadConfig();
// Where several servers share what one of them builds, it may be there already.
const isOwn = "config" in read && (read.config.database ?? read.config.s3 ?? read.config.catalogueShare) === undefined;
if (isOwn) {
  await fillCatalogue({
    dataDirectory: join(import.meta.dirname, "../data"),
    stateDirectory: read.config.dataDirectory,
    warn: (line) => console.log(line),
  });
}
