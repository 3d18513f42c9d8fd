// The call by which a text of the hostile corpus shows that it ran, in the spellings in which it may stand.

/** Where a text calls that would rather send something out; a test counts what gets there. */
export const CANARY = "http://canary.invalid";

export type Family = { family: string; texts: (code: (form?: CodeForm) => string) => string[] };

/** The call as it is written where it stands. */
type CodeForm = "plain" | "entities" | "hex" | "quoted" | "template" | "eval" | "unicode";

const decimal = (text: string) => text.replaceAll(/./g, (char) => `&#${char.charCodeAt(0)};`);
const hexadecimal = (text: string) => text.replaceAll(/./g, (char) => `&#x${char.charCodeAt(0).toString(16)};`);
const escaped = (text: string) => text.replace("hit", String.raw`\u0068\u0069\u0074`);

/** The call of the text with the number `id`. */
export function callOf(id: number, form: CodeForm): string {
  const call = `hit(${id})`;
  switch (form) {
    case "plain":
      return call;
    case "entities":
      return decimal(call);
    case "hex":
      return hexadecimal(call);
    case "unicode":
      return escaped(call);
    case "quoted":
      return String(id);
    case "template":
      return `hit\`${id}\``;
    case "eval":
      return `eval(atob('${btoa(call)}'))`;
  }
}
