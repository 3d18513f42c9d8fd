// The bundled catalogue keeps the promises of the ports that it stands behind.
import { describeBriefs } from "../../../test/support/brief-conformance.ts";
import { catalogueFiles, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { describeGameIndex } from "../../../test/support/game-index-conformance.ts";
import { describeKnowledge, KNOWLEDGE_FILES } from "../../../test/support/knowledge-conformance.ts";
import { describeSource } from "../../../test/support/source-conformance.ts";
import { createCatalogueSource } from "./catalogue-source.ts";
import { openCatalogue } from "./open.ts";

const openOver = (files: Parameters<typeof writeFiles>[0]) => async () => {
  const db = openCatalogue({ dataDirectory: writeFiles(files), stateDirectory: temporaryDirectory() });
  return { ...createCatalogueSource(db), close: async () => db.close() };
};

describeSource({ name: "the bundled catalogue", origin: "own", open: openOver(catalogueFiles()) });
describeGameIndex("the bundled catalogue", openOver(catalogueFiles()));
describeBriefs("the bundled catalogue", openOver(catalogueFiles()));
describeKnowledge("the bundled catalogue", openOver(KNOWLEDGE_FILES));
