// The bundled catalogue keeps the port's promises.
import { catalogueFiles, temporaryDirectory, writeFiles } from "../../../test/support/catalogue-files.ts";
import { describeSource } from "../../../test/support/source-conformance.ts";
import { createCatalogueSource } from "./catalogue-source.ts";
import { openCatalogue } from "./open.ts";

describeSource("the bundled catalogue", async () => {
  const db = openCatalogue({ dataDirectory: writeFiles(catalogueFiles()), stateDirectory: temporaryDirectory() });
  return {
    source: createCatalogueSource(db).source,
    close: async () => db.close(),
  };
});
