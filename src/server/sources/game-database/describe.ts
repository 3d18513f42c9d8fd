// One line about a game, put together from the facts that the table has of it and nothing else.
import { BASES, KINDS, type Kind } from "./kinds.ts";

export type Described = {
  /** Genre paths, as in `#genre`. */
  kinds: readonly (readonly string[])[];
  developers: readonly string[];
  publishers: readonly string[];
  /** "the NES", "arcades": the first is the first that it came out for. */
  machines: readonly string[];
  year: string | undefined;
  /** Paths of `#players`: the number, then `vs`, `coop`, `alt`. */
  players: readonly string[];
  based: readonly (readonly string[])[];
  /** How many games are in it, where it is a collection. */
  isCollection: boolean;
};

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const KINDS_MAX = 3;
const MACHINES_MAX = 4;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "one", "one and two", "one, two and three". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

/** The entries of the table that a path names: `action>platformer>hackandslash` is a platformer and a hack-and-slash game. */
export function kindsOf(path: readonly string[]): Kind[] {
  const [head = "", ...parts] = path;
  const special = parts.flatMap((part) => KINDS[`${head}>${part}`] ?? []);
  const general = KINDS[head];
  return special.length > 0 || general === undefined ? special : [general];
}

/** "hack-and-slash platformer" of two kinds of one genre; the noun is that of the first that is no adjective. */
function phraseOf(path: readonly string[]): string[] {
  const kinds = kindsOf(path);
  const noun = kinds.find(({ adjective }) => adjective === undefined) ?? kinds[0];
  if (noun === undefined) return [];
  // "action role-playing Japanese role-playing game" says one thing twice.
  const isSaid = (adjective: string) => noun.noun.includes(adjective.split(" ").at(-1) ?? "");
  const adjectives = kinds.flatMap(({ adjective }) =>
    adjective === undefined || adjective === noun.adjective || isSaid(adjective) ? [] : [adjective],
  );
  const [first] = adjectives;
  return [first === undefined ? noun.noun : `${first} ${noun.noun}`];
}

/** "platformer and racing game", "action and puzzle game". */
function kindWords(paths: readonly (readonly string[])[]): string {
  const isLesson = paths.some(([head, ...parts]) => head === "notagame" && parts.includes("educational"));
  const said = [...new Set(paths.filter(([head]) => head !== "notagame").flatMap(phraseOf))];
  // "adventure and romance adventure" is a romance adventure.
  const phrases = said.filter((phrase) => !said.some((other) => other !== phrase && other.endsWith(` ${phrase}`)));
  if (isLesson) return `educational ${phrases.length === 0 || phrases.length > KINDS_MAX ? "game" : joined(phrases)}`;
  if (phrases.length === 0) return "game";
  return phrases.length > KINDS_MAX ? "game of several kinds" : joined(phrases);
}

function joined(phrases: readonly string[]): string {
  const shared = phrases.every((phrase) => phrase.endsWith(" game"));
  return shared && phrases.length > 1
    ? `${listed(phrases.map((phrase) => phrase.slice(0, -" game".length)))} game`
    : listed(phrases);
}

function playerWords(players: readonly string[]): string | undefined {
  const count = Number(players[0]);
  if (!Number.isInteger(count) || count < 2) return count === 1 ? "one player" : undefined;
  const number = NUMBERS[count] ?? String(count);
  const most = count === 2 ? "two players" : `up to ${number} players`;
  const ways = [
    ...(players.includes("coop") ? ["together"] : []),
    ...(players.includes("vs") ? ["against each other"] : []),
    ...(players.includes("alt") ? ["in turn"] : []),
  ];
  return ways.length === 0 ? most : `${most} ${listed(ways).replace(" and ", " or ")}`;
}

function basis(based: readonly (readonly string[])[]): string | undefined {
  const words = based.flatMap(([name = ""]) => BASES[name]?.words ?? []);
  const special = words.filter((word) => word !== "a film" && word !== "a manga or anime");
  const named = special.length > 0 ? special : words.slice(0, 1);
  return named.length === 0 ? undefined : `based on ${listed(named)}`;
}

/** "Side-scrolling shooter by Konami for arcades, 1985; two players in turn." */
export function describe(game: Described): string {
  const kind = game.isCollection ? `Collection: ${kindWords(game.kinds)}` : capital(kindWords(game.kinds));
  const makers = game.developers.length > 0 ? ` by ${listed(game.developers)}` : "";
  const publisher =
    game.developers.length === 0 && game.publishers.length > 0 ? `, published by ${listed(game.publishers)},` : "";
  const machines =
    game.machines.length > MACHINES_MAX
      ? listed([...game.machines.slice(0, MACHINES_MAX - 1), "other machines"])
      : listed(game.machines);
  const where = machines === "" ? "" : ` for ${machines}`;
  const when = game.year === undefined ? "" : `, ${game.year}`;
  const rest = [playerWords(game.players), basis(game.based)].filter((part) => part !== undefined);
  return `${kind}${makers}${publisher}${where}${when}${rest.length > 0 ? `; ${rest.join("; ")}` : ""}.`;
}
