// GameDataBase's tags: `#genre:action>platformer:adventure` is the group `genre` with the paths `action>platformer` and
// `adventure`.

export type ReleaseTags = ReadonlyMap<string, readonly (readonly string[])[]>;

/** The groups that are asked for; the others are about cartridges and cables. */
const GROUPS = new Set(
  "arcadeboard based compilation genre mamerom players port reboxed rerelease search unfinished unlicensed".split(" "),
);

/** Tags by their groups; what does not begin with `#` is no tag and left out. A group that stands twice is one. */
export function readTags(text: string): ReleaseTags {
  const groups = new Map<string, (readonly string[])[]>();
  for (const tag of text.split(/\s+/)) {
    if (!tag.startsWith("#")) continue;
    const [group = "", ...paths] = tag.slice(1).toLowerCase().split(":");
    if (!GROUPS.has(group)) continue;
    const known = groups.get(group) ?? [];
    known.push(...paths.filter((path) => path !== "").map((path) => path.split(">")));
    groups.set(group, known);
  }
  return groups;
}

/** Does the group say this anywhere: `hasWord(tags, "search", "promo")` of `#search:keyword>promo`? */
export function hasWord(tags: ReleaseTags, group: string, word: string): boolean {
  return tags.get(group)?.some((path) => path.includes(word)) ?? false;
}

/** What differs between two regions' copies of one game, or says nothing of the game. */
const OF_A_COPY =
  /^#(?:alt|arcadeboard|disc|lang|mame|reboxed|rerelease|rev|set|unfinished|addon:multitap|addon:peripheral>disksystem)/;

export type RowTags = {
  tags: ReleaseTags;
  /** All tags that a game has in every region, in one order: what it is, how many play, what is in its cartridge. */
  likeness: string;
};

/** Reads equal texts once: most rows have the tags of the row before. */
export function createTagReader(): (text: string) => RowTags {
  const read = new Map<string, RowTags>();
  return (text) => {
    const known = read.get(text);
    if (known !== undefined) return known;
    const lasting = text.split(/\s+/).filter((tag) => tag.startsWith("#") && !OF_A_COPY.test(tag));
    const fresh = { tags: readTags(text), likeness: lasting.toSorted().join(" ") };
    read.set(text, fresh);
    return fresh;
  };
}
