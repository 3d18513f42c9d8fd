// How a command is called where it runs: in the repository through npm, in the package by itself.
const isPackaged = import.meta.filename.endsWith(".js");

/** The words before what the command `name` is given, such as `npm run catalogue:import --`. */
export const calledAs = (name: string, takesMore = true): string =>
  isPackaged ? `ludex ${name}` : `npm run catalogue:${name}${takesMore ? " --" : ""}`;
