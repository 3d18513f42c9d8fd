// What the pictures of a game could show: the parts that its data names, else those whose words it shares. Whatever the
// data says, there is always something to show, because every scene has its own parts.
import type { Scene } from "#shared/artwork.ts";
import type { Place, Subject } from "./part.ts";
import { PLACES } from "./places/places.ts";
import { SCENE_PARTS } from "./scene-parts.ts";
import { SUBJECTS } from "./subjects/subjects.ts";

/** One game as far as the choice of its pictures is concerned. */
export type Described = {
  id: number;
  scene: Scene;
  /** Names of parts that a person chose, the best first. Either may be empty. */
  subjects: readonly string[];
  places: readonly string[];
  /** Slugs of its tags, genres and series. */
  slugs: readonly string[];
  name: string;
  description: string;
};

/** `score` is higher the better the part fits. */
export type Scored<P> = { part: P; score: number };

export type Candidates = {
  subjects: Scored<Subject>[];
  places: Scored<Place>[];
  /** Does the data speak for any of these subjects, or do they only belong to the scene? */
  fits: boolean;
};

/** Weights of where a part's word stands in a game's data. */
const CHOSEN = 100;
const CHOSEN_STEP = 0.5;
const CHOSEN_MIN = 50;
const IN_SLUGS = 4;
const IN_NAME = 3;
const IN_DESCRIPTION = 1;
const OF_SCENE = 0.5;
const SUBJECTS_MAX = 7;
const PLACES_MAX = 12;
/** A part whose best word stands in the text alone, once, was perhaps only mentioned. */
const FIT_MIN = 2;

function byWord<P extends Subject | Place>(parts: Iterable<P>): Map<string, P[]> {
  const found = new Map<string, P[]>();
  for (const part of parts) {
    for (const word of part.fits.split(", ")) {
      const known = found.get(word);
      if (known === undefined) found.set(word, [part]);
      else known.push(part);
    }
  }
  return found;
}

const SUBJECTS_BY_WORD = byWord(SUBJECTS.values());
const PLACES_BY_WORD = byWord(PLACES.values());

/** The words of a text and its pairs of neighbouring words, lower case. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set([...words, ...words.slice(1).map((word, index) => `${words[index] ?? ""} ${word}`)]);
}

function weighWords(game: Described): Map<string, number> {
  const weights = new Map<string, number>();
  const weigh = (words: Iterable<string>, weight: number) => {
    for (const word of words) weights.set(word, (weights.get(word) ?? 0) + weight);
  };
  weigh(game.slugs, IN_SLUGS);
  weigh(wordsOf(game.name), IN_NAME);
  weigh(wordsOf(game.description), IN_DESCRIPTION);
  return weights;
}

function scoreParts<P>(known: ReadonlyMap<string, P[]>, weights: ReadonlyMap<string, number>): Map<P, number> {
  const scores = new Map<P, number>();
  for (const [word, weight] of weights) {
    for (const part of known.get(word) ?? []) scores.set(part, (scores.get(part) ?? 0) + weight);
  }
  return scores;
}

function best<P>(scores: ReadonlyMap<P, number>, max: number): Scored<P>[] {
  return [...scores]
    .map(([part, score]) => ({ part, score }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, max);
}

/** Parts by name, for what a person chose; names that nobody draws are left out. */
function chosen<P>(names: readonly string[], all: ReadonlyMap<string, P>): Map<P, number> {
  const parts = names.flatMap((name) => all.get(name) ?? []);
  return new Map(parts.map((part, index) => [part, CHOSEN - CHOSEN_STEP * index]));
}

function ofScene<P>(names: readonly string[], all: ReadonlyMap<string, P>, scores: Map<P, number>): Map<P, number> {
  for (const name of names) {
    const part = all.get(name);
    if (part !== undefined && !scores.has(part)) scores.set(part, OF_SCENE);
  }
  return scores;
}

/** Was the part of this score chosen by a person? */
export function isChosen(score: number): boolean {
  return score >= CHOSEN_MIN;
}

/** What belongs to a scene, for a game whose own candidates do not go together. */
export function partsOfScene(scene: Scene): Candidates {
  const { subjects, places } = SCENE_PARTS[scene];
  return {
    subjects: best(ofScene(subjects, SUBJECTS, new Map()), SUBJECTS_MAX),
    places: best(ofScene(places, PLACES, new Map()), PLACES_MAX),
    fits: false,
  };
}

/** Chosen parts alone where there are any: nothing that a word in passing suggests comes beside them. */
export function findCandidates(game: Described): Candidates {
  const [subjects, places] = [chosen(game.subjects, SUBJECTS), chosen(game.places, PLACES)];
  const scene = SCENE_PARTS[game.scene];
  const weights = subjects.size === 0 || places.size === 0 ? weighWords(game) : new Map<string, number>();
  const fitting = scoreParts(SUBJECTS_BY_WORD, weights);
  const isSpokenFor = subjects.size > 0 || [...fitting.values()].some((score) => score >= FIT_MIN);
  const ownSubjects = subjects.size > 0 ? subjects : ofScene(scene.subjects, SUBJECTS, fitting);
  const ownPlaces = places.size > 0 ? places : scoreParts(PLACES_BY_WORD, weights);
  return {
    subjects: best(ownSubjects, SUBJECTS_MAX),
    places: best(ofScene(scene.places, PLACES, ownPlaces), PLACES_MAX),
    fits: isSpokenFor,
  };
}
