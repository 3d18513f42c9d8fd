// A process that takes IGDB in, for tests that kill it: into the records of the directory that it is told, from where and
// with the credentials that it is told, of which none is real.
import { openIgdbWalk } from "./igdb-walk.ts";

const [directory = "", access = "{}"] = process.argv.slice(2);
const walk = openIgdbWalk({ access: JSON.parse(access) }, directory);
await walk.run();
await walk.close();
