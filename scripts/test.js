// `npm test`: everything that must hold, from format to the browser, in minutes.
import { runLane } from "./lane.js";

process.exit(await runLane());
