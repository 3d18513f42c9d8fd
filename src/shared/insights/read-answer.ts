// Reads what a model answered. Models wrap JSON in prose and fences, think aloud before it and break off inside it; all
// of that is undone here. What cannot be read is an error, never a guess.
import { INSIGHT_SECTIONS, type Insight, type InsightSection, readSections } from "./insight.ts";
import { readWholeValues, type WholeValues } from "./whole-values.ts";

/** Longer answers are cut before they are repaired, so that a flood costs no more than an answer. */
export const ANSWER_MAX_CHARS = 32 * 1024;
const SHOWN_CHARS = 200;
const CANDIDATES = 4;
const WRAPPING_DEPTH = 3;

const SECTION_KEY = /["'“‘`]?\b(?:recommendations|tricks)["'”’`]?\s*:/g;
const QUOTED_KEY = /["'“‘`](?:recommendations|tricks)["'”’`]\s*:/g;
const THOUGHT_BEGIN = /<(?:think|thinking|thought|reasoning)>/i;
const THOUGHT_END = /<\/(?:think|thinking|thought|reasoning)>/gi;

export type ReadAnswer =
  /** `filled` names the sections that come from the defaults, for the page to say so. */
  { ok: true; insight: Insight; filled: InsightSection[] } | { ok: false; error: string };

type Found = { sections: Partial<Insight>; isData: boolean };

const WRONG_STRUCTURE = "The AI did not generate a response with the expected structure";

/** The error of an answer that cannot be read, with the beginning of what came. */
export function noValidData(content: string): string {
  return `The AI did not generate valid data. Response received: ${content.slice(0, SHOWN_CHARS).toWellFormed()}`;
}

/** The sections inside `value`, which may be wrapped in other objects or lists. */
function findSections(value: unknown, depth = 0): Partial<Insight> {
  if (typeof value !== "object" || value === null) return {};
  const sections = readSections(value);
  if (hasAny(sections) || depth === WRAPPING_DEPTH) return sections;
  return (
    Object.values(value)
      .map((member) => findSections(member, depth + 1))
      .find(hasAny) ?? {}
  );
}

function hasAny({ recommendations, tricks }: Partial<Insight>): boolean {
  return recommendations !== undefined || tricks !== undefined;
}

function isWhole(sections: Partial<Insight>): sections is Insight {
  return sections.recommendations !== undefined && sections.tricks !== undefined;
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    // Some models put their JSON into a string of JSON.
    return typeof value === "string" ? JSON.parse(value) : value;
  } catch {
    return undefined;
  }
}

/** What stands after the model's thinking; what stands before it when it never stopped. */
function withoutThinking(text: string): string {
  const end = [...text.matchAll(THOUGHT_END)].at(-1);
  if (end !== undefined) return text.slice(end.index + end[0].length);
  const begin = THOUGHT_BEGIN.exec(text);
  return begin === null ? text : text.slice(0, begin.index);
}

/** What is whole in the object that holds the key at `index`; a brace that is missing is put in. */
function readAround(text: string, index: number, start: number): WholeValues | undefined {
  const around = start === -1 ? undefined : readWholeValues(text, start);
  return around !== undefined && around.end > index ? around : readWholeValues(`{${text.slice(index)}`, 0);
}

/** Objects that may hold a section, each from its own brace. */
function* candidates(text: string): Generator<WholeValues> {
  const starts = new Set<number>();
  for (const { index } of [...text.matchAll(SECTION_KEY)].slice(0, CANDIDATES)) {
    const start = text.lastIndexOf("{", index);
    if (start !== -1 && starts.has(start)) continue;
    starts.add(start);
    const read = readAround(text, index, start);
    if (read !== undefined) yield read;
  }
}

/** A title with a bracket in it is one from a whole answer only; in a broken one it may be torn. */
function withoutBrackets({ recommendations, ...rest }: Partial<Insight>): Partial<Insight> {
  if (recommendations === undefined) return rest;
  const groups = recommendations.map((group) => ({
    ...group,
    games: group.games.filter((title) => !/[[\]{}]/.test(title)),
  }));
  return { recommendations: groups.filter(({ games }) => games.length > 0), ...rest };
}

function repair(text: string): Found {
  const found: Found = { sections: {}, isData: false };
  for (const { value, isBroken } of candidates(text)) {
    found.isData = true;
    const sections = findSections(value);
    // What came first stands; a second block may only bring what the first had not.
    found.sections = { ...(isBroken ? withoutBrackets(sections) : sections), ...found.sections };
    if (isWhole(found.sections)) break;
  }
  if (!found.isData) found.isData = isJsonObject(text);
  return found;
}

/** JSON that says nothing of what was asked is wrong in structure, not unreadable. */
function isJsonObject(text: string): boolean {
  const start = text.indexOf("{");
  const read = start === -1 ? undefined : readWholeValues(text, start);
  return read !== undefined && !read.isBroken;
}

/**
 * Reads `content`. Valid JSON must have both sections. What had to be repaired may miss one, which `defaults` then
 * fills: what the catalogue itself knows of this game.
 */
export function readAnswer(content: string, defaults: Insight): ReadAnswer {
  const strict = content.length <= ANSWER_MAX_CHARS ? parse(content) : undefined;
  if (strict !== undefined) {
    const sections = findSections(strict);
    return isWhole(sections) ? { ok: true, insight: sections, filled: [] } : { ok: false, error: WRONG_STRUCTURE };
  }
  const { sections, isData } = repair(withoutThinking(content.slice(0, ANSWER_MAX_CHARS)));
  const filled = INSIGHT_SECTIONS.filter((name) => (sections[name] ?? []).length === 0);
  if (filled.length === INSIGHT_SECTIONS.length) {
    if (isWhole(sections)) return { ok: true, insight: sections, filled: [] };
    return { ok: false, error: isData && !hasAny(sections) ? WRONG_STRUCTURE : noValidData(content) };
  }
  // A section that broke off before its first item is as good as missing.
  const read = Object.fromEntries(Object.entries(sections).filter(([, items]) => items.length > 0));
  return { ok: true, insight: { ...defaults, ...read }, filled };
}

/**
 * What is complete in an answer that is still being written. The last group and the last section may go on, so they
 * are held back.
 */
export function readBegun(content: string): Partial<Insight> {
  const text = withoutThinking(content.slice(0, ANSWER_MAX_CHARS));
  const { recommendations, tricks } = repair(text).sections;
  const goesOn = [...text.matchAll(QUOTED_KEY)].at(-1)?.[0].includes("tricks") === true ? "tricks" : "recommendations";
  const groups = goesOn === "recommendations" ? recommendations?.slice(0, -1) : recommendations;
  return {
    ...(groups === undefined || groups.length === 0 ? {} : { recommendations: groups }),
    ...(goesOn === "tricks" || tricks === undefined ? {} : { tricks }),
  };
}
