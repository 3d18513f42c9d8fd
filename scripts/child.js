// How child processes end: none that cannot run or is killed ends its parent without a word.
import { constants } from "node:os";

/** The exit code that hands on how the child `name` ended. Says why where the child could not say it itself. */
export function exitCodeOf(name, { error, signal, status }) {
  if (error) {
    console.error(`${name} cannot run: ${error.message}`);
    return 1;
  }
  if (signal) {
    console.error(`${name} was ended by ${signal}.`);
    return 128 + constants.signals[signal];
  }
  return status;
}
