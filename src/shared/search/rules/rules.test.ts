// One rule of the sentences at a time, over a handful of options and titles: each row fails when its rule is broken.
import { describe, expect, it } from "vitest";
import { NO_NAMES } from "../../../../test/support/no-names.ts";
import { GENRE_LOOKUP, PLATFORM_LOOKUP } from "#shared/lookups.ts";
import { chipParams } from "#shared/search/chips.ts";
import { keyOf } from "#shared/search/keys.ts";
import { understand, type Reader } from "#shared/search/understand.ts";
import { createVocabulary, type Option } from "#shared/search/vocabulary.ts";
import type { NamedMakers } from "./rule.ts";

const TAGS =
  `co-op local-co-op online-co-op split-screen local-multiplayer multiplayer singleplayer short horror zombies dark
  pirates robots anime noir roguelike`.split(/\s+/);
const of = (group: Option["group"], slug: string, id = 1): Option => ({ group, id, slug, name: slug });
const OPTIONS: Option[] = [
  ...GENRE_LOOKUP.map((entry): Option => ({ group: "genres", ...entry })),
  ...PLATFORM_LOOKUP.map((entry): Option => ({ group: "platforms", ...entry })),
  ...TAGS.map((slug) => of("tags", slug)),
  ...["everyone", "everyone-10-plus", "teen"].map((slug) => of("age_ratings", slug)),
  of("stores", "steam", 1),
  of("publishers", "devolver-digital"),
];

/** Games by their titles; the third is one of a studio's. */
const GAMES = ["Alpha", "Beta Six", "Alpha Two", "May", "Horror", "Beta Six But Dark"];
/** What names a game without being its title. */
const PARTS: Readonly<Record<string, string>> = { alphapirates: "Alpha Two", games: "Alpha", zombies: "Beta Six" };
const STUDIO = of("developers", "green-house");
const MAKERS: NamedMakers = { options: [STUDIO], games: 3, fame: 10, titleFame: 0 };
/** A studio may be called as a kind of game is, or as something else in most sentences. */
const NAMED: Readonly<Record<string, readonly Option[]>> = {
  greenhouse: [STUDIO],
  dice: [STUDIO],
  zombies: [of("developers", "zombies")],
};
const isGame = (text: string) => GAMES.find((title) => keyOf(title) === keyOf(text)) ?? PARTS[keyOf(text)];

const READER: Reader = {
  vocabulary: createVocabulary(OPTIONS),
  names: {
    ...NO_NAMES,
    isTitle: (text, how) =>
      keyOf(text) !== "" &&
      GAMES.map(keyOf).some((title) => (how === "whole" ? title === keyOf(text) : title.startsWith(keyOf(text)))),
    isInTitle: (text) => GAMES.some((title) => keyOf(title).startsWith(keyOf(text))),
    findGame: (text) => {
      const name = isGame(text);
      return name === undefined ? undefined : { id: 1, slug: keyOf(name), name, makers: [STUDIO] };
    },
    findBestOfSeries: (text) =>
      keyOf(text) === "greek" ? { id: 2, slug: "best-of-greek", name: "Best of Greek", makers: [] } : undefined,
    findMakers: (text, { forgives }) =>
      ["greenhouse", "xbox"].includes(keyOf(text)) || (forgives && keyOf(text) === "grenhouse") ? MAKERS : undefined,
    findFamily: (text) => NAMED[keyOf(text)] ?? [],
  },
  today: "2026-11-23",
};

/** `text | parameter=value …`, the order and prices behind. */
function read(text: string): string {
  const { text: left, filters, ordering, unknown } = understand(text, READER);
  const params = Object.entries(chipParams(filters)).map(([name, value]) => `${name}=${value}`);
  return [left, ...params.toSorted(), ...(ordering ? [ordering] : []), ...(unknown ? [unknown] : [])].join(" | ");
}

const RPG = "genres=role-playing-games-rpg";
const SEVERAL = "tags=co-op,local-co-op,split-screen,local-multiplayer";
const CHILDREN = "age_ratings=everyone,everyone-10-plus";
const year = (value: number) => `dates=${value}-01-01,${value}-12-31`;

describe("rules of time", () => {
  it.each([
    ["rpg coming out in 2027", ` | ${year(2027)} | ${RPG}`],
    ["rpg coming out in march 2027", ` | ${RPG} | release=2027-03`],
    ["rollenspiele letzte woche", ` | ${RPG} | release=2026-11`],
    // The next one: of this year where it is not over.
    ["rpg coming out in march", ` | ${RPG} | release=2027-03`],
    ["rpg coming out in december", ` | ${RPG} | release=2026-12`],
    ["rpg from spring 2025", ` | ${RPG} | release=2025-03,2025-04,2025-05`],
    ["rpg summer of 2025", ` | ${RPG} | release=2025-06,2025-07,2025-08`],
    ["rpg fall 2025", ` | ${RPG} | release=2025-09,2025-10,2025-11`],
    ["rpg winter 2025", ` | ${RPG} | release=2025-01,2025-02,2025-12`],
    ["rpg this winter", ` | ${RPG} | release=2026-12,2027-01,2027-02`],
    ["rpg this summer", ` | ${RPG} | release=2026-06,2026-07,2026-08`],
    ["rpg next summer", ` | ${RPG} | release=2027-06,2027-07,2027-08`],
    ["rpg coming out in spring", ` | ${RPG} | release=2027-03,2027-04,2027-05`],
    ["Rollenspiele aus dem Sommer 2025", ` | ${RPG} | release=2025-06,2025-07,2025-08`],
    ["summer rpg", `summer | ${RPG}`],
    ["rpg winter 1944", `winter 1944 | ${RPG}`],
    ["rpg fall of 2024", `fall of 2024 | ${RPG}`],
    ["rpg not the 90s one", `not the 90s | ${RPG}`],
    ["rpg this month", ` | ${RPG} | release=2026-11`],
    ["rpg next month", ` | ${RPG} | release=2026-12`],
    ["rpg last month", ` | ${RPG} | release=2026-10`],
    ["rpg next year", ` | ${year(2027)} | ${RPG}`],
    ["juegos de rol del año que viene", ` | ${year(2027)} | ${RPG}`],
    ["juegos de rol del mes que viene", ` | ${RPG} | release=2026-12`],
    ["juegos de rol de marzo de 2027", ` | ${RPG} | release=2027-03`],
    ["juegos de rol de los 90", ` | dates=1990-01-01,1999-12-31 | ${RPG}`],
    ["upcoming rpg", ` | ${RPG} | release=upcoming`],
    ["newest rpg", ` | ${RPG} | release=out | -released`],
    ["newest rpg this month", ` | ${RPG} | release=2026-11 | -released`],
    ["newest rpg coming out in 2027", ` | ${year(2027)} | ${RPG}`],
    ["new rpgs", ` | ${RPG} | release=out | -released`],
    ["neue Rollenspiele", ` | ${RPG} | release=out | -released`],
    ["new on switch", " | platforms=7 | release=out | -released"],
    ["rpg nuevos para pc", ` | ${RPG} | platforms=4 | release=out | -released`],
    ["juegos nuevos de rol", ` | ${RPG} | release=out | -released`],
    ["nuevos rpg", ` | ${RPG} | release=out | -released`],
    ["nouveaux rpg", ` | ${RPG} | release=out | -released`],
    // A time that is named says when.
    ["new rpgs coming out in 2027", ` | ${year(2027)} | ${RPG}`],
    ["new rpgs 2027", ` | ${year(2027)} | ${RPG}`],
    ["new rpgs next year", ` | ${year(2027)} | ${RPG}`],
    ["neue rollenspiele nächstes jahr", ` | ${year(2027)} | ${RPG}`],
    ["rpg nuevos que salen en 2027", ` | ${year(2027)} | ${RPG}`],
    ["new upcoming rpgs", ` | ${RPG} | release=upcoming`],
    // An order that is named is kept, among those of late.
    ["best new rpgs", ` | dates=2025-01-01,2026-12-31 | ${RPG} | -metacritic`],
    ["new best rpg", ` | dates=2025-01-01,2026-12-31 | ${RPG} | -metacritic`],
    ["los mejores rpg nuevos", ` | dates=2025-01-01,2026-12-31 | ${RPG} | -metacritic`],
    ["popular new rpgs", ` | dates=2025-01-01,2026-12-31 | ${RPG} | -added`],
    // Something else is new, or nothing is.
    ["rpg with new game plus", ` | ${RPG}`],
    ["rpg new to the genre", ` | ${RPG}`],
    ["i'm new to switch", " | platforms=7"],
    ["old and new rpgs", ` | ${RPG}`],
    ["quiero jugar de nuevo un rpg", ` | ${RPG}`],
    ["rollenspiel in einer neuen welt", ` | ${RPG}`],
    // What else is said may be a name of which it is a part.
    ["rpg in new york", `new york | ${RPG}`],
    ["something new", "something new"],
    ["rpg set in the 1980s", `1980s | ${RPG}`],
    ["rpg of the 1920s", `1920s | ${RPG}`],
    ["rpg in 2015", ` | ${year(2015)} | ${RPG}`],
    ["rpg of the 10s", ` | dates=2010-01-01,2019-12-31 | ${RPG}`],
    ["rpg from 2015 to 2010", ` | ${year(2010)} | ${RPG}`],
    ["alpha of 2015", "alpha of 2015"],
    ["alpha in 2015", `alpha | ${year(2015)}`],
    ["rpg may", `may | ${RPG}`],
    ["rpg 90", `90 | ${RPG}`],
  ])("[S-15] %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe("rules of figures", () => {
  it.each([
    ["rpg 10h", ` | ${RPG} | playtime=1,10`],
    ["rpg 8 hours", ` | ${RPG} | playtime=1,8`],
    ["rpg 50 hours", ` | ${RPG} | playtime=40,9999`],
    ["rpg 5-10 hours", ` | ${RPG} | playtime=5,10`],
    ["rpg 5 to 10 hours", ` | ${RPG} | playtime=5,10`],
    ["rpg 60+ hours", ` | ${RPG} | playtime=60,9999`],
    ["rpg under ten hours", ` | ${RPG} | playtime=1,9`],
    ["rpg under 1 hour", ` | ${RPG} | playtime=1,1`],
    ["30 minute rpg games", ` | ${RPG} | playtime=1,1`],
    ["rpg games of 10 to 30 minutes", ` | ${RPG} | playtime=1,1`],
    ["rpg under 90 min", ` | ${RPG} | playtime=1,2`],
    ["rpg over 90 minutes", ` | ${RPG} | playtime=2,9999`],
    ["rpg that takes 20min", ` | ${RPG} | playtime=1,1`],
    ["rpg games 5 minutes to midnight", `5 minutes to midnight | ${RPG}`],
    ["rpg that ends every 22 minutes", `ends every 22 minutes | ${RPG}`],
    ["rpg that take 5 hours", ` | ${RPG} | playtime=1,5`],
    ["rpg i can beat in under ten hours", ` | ${RPG} | playtime=1,9`],
    ["juegos de rol que se terminan en 5 horas", ` | ${RPG} | playtime=1,5`],
    ["rollenspiele die man in 5 stunden durchspielen kann", ` | ${RPG} | playtime=1,5`],
    ["jeux de rôle qui se finissent en 3 heures", ` | ${RPG} | playtime=1,3`],
    ["rpg to finish", `finish | ${RPG}`],
    ["dos game rpg", ` | dates=1981-01-01,1996-12-31 | ${RPG} | platforms=4`],
    ["juegos de rol para dos", ` | ${RPG} | ${SEVERAL}`],
    ["worst rpg", ` | ${RPG} | lowest`],
    ["rpg for a weekend", ` | ${RPG} | playtime=1,10`],
    ["rpg for one evening", ` | ${RPG} | playtime=1,4`],
    ["short rpg", ` | ${RPG} | tags=short`],
    ["quick rpg", ` | ${RPG} | tags=short`],
    ["rpg together on the couch with friends", ` | ${RPG} | tags=co-op,local-co-op,online-co-op,split-screen`],
    ["long rpg", ` | ${RPG} | playtime=40,9999`],
    ["longest rpgs", ` | ${RPG} | playtime=40,9999`],
    ["the shortest rpgs", ` | ${RPG} | tags=short`],
    ["quickest rpg", ` | ${RPG} | tags=short`],
    ["los rpg más largos", ` | ${RPG} | playtime=40,9999`],
    ["längste rollenspiele", ` | ${RPG} | playtime=40,9999`],
    ["les rpg les plus courts", ` | ${RPG} | tags=short`],
    // Titles that nobody here knows.
    ["the longest five minutes", "the longest five minutes"],
    ["shortest hike", "shortest hike"],
    ["rpg on the couch", ` | ${RPG} | tags=local-co-op,split-screen`],
    ["rpg with friends", ` | ${RPG} | tags=co-op,local-co-op,online-co-op`],
    ["rpg online", ` | ${RPG} | tags=online-co-op,multiplayer`],
    ["online co-op rpg", ` | ${RPG} | tags=online-co-op`],
    ["rpg to play alone", ` | ${RPG} | tags=singleplayer`],
    ["2p rpg", ` | ${RPG} | ${SEVERAL}`],
    ["two player rpg", ` | ${RPG} | ${SEVERAL}`],
    ["rpg for two", ` | ${RPG} | ${SEVERAL}`],
    ["rpg for two on the couch", ` | ${RPG} | tags=local-co-op,split-screen`],
    ["rpg for one player", ` | ${RPG} | tags=singleplayer`],
    ["rpg for 2 hours", ` | ${RPG} | playtime=1,2`],
    ["rpg for five", `five | ${RPG}`],
    ["rpg with 99 players", `99 players | ${RPG}`],
    ["rpg for kids", ` | ${CHILDREN} | ${RPG}`],
    ["rpg for my 6 year old", ` | age_ratings=everyone | ${RPG}`],
    ["rpg for my 6yo", ` | age_ratings=everyone | ${RPG}`],
    ["rpg for my 12 year old", ` | ${CHILDREN} | ${RPG}`],
    ["rpg aged 6", ` | age_ratings=everyone | ${RPG}`],
    ["rollenspiele ab 12", ` | ${CHILDREN} | ${RPG}`],
    ["rollenspiele ab 10", `ab 10 | ${RPG}`],
    ["rollenspiele ab 12 freunden", `ab 12 freunden | ${RPG}`],
    ["rollenspiele ab 10 stunden", ` | ${RPG} | playtime=10,9999`],
    ["rpg for my 15 year old", ` | age_ratings=everyone,everyone-10-plus,teen | ${RPG}`],
    ["rpg on a potato", ` | ${RPG} | platforms=4 | hardware`],
    ["rollenspiele ohne grafikkarte", ` | ${RPG} | platforms=4 | hardware`],
    ["rpg in english class", `english class | ${RPG}`],
    ["rpg in english on steam", ` | ${RPG} | stores=1 | languages`],
    ["colorblind friendly rpg", ` | ${RPG} | accessibility`],
    ["jeux de rôle en français", ` | ${RPG} | languages`],
    ["rpg, she hates zombies", ` | ${RPG} | tags_none=zombies`],
    // Where nothing else is said something is listed.
    ["cheap games", " | release=out | prices"],
    ["games on a potato", " | platforms=4 | hardware"],
    ["cheap rpg", ` | ${RPG} | prices`],
    ["$20 rpg", ` | ${RPG} | prices`],
    ["rpg 20 dollars", ` | ${RPG} | prices`],
    ["rpg under 20 dollars", ` | ${RPG} | prices`],
    ["best rpg", ` | ${RPG} | -metacritic`],
    ["popular rpg", ` | ${RPG} | -added`],
    ["underrated rpg", ` | fame=little-known | ${RPG} | metacritic=80,100`],
    ["rpg metacritic 3", `metacritic 3 | ${RPG}`],
  ])("[S-15] %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(["rpg for my 1 year old", "rpg for my 30 year old", "rpg after 15 years"])(
    "[S-15] %s names no age",
    (text) => {
      expect(read(text)).not.toContain("age_ratings");
    },
  );
});

describe("rules of names", () => {
  it.each([
    ["games like alpha", " | like=alpha"],
    ["games like alpha and beta six", " | like=alpha,betasix"],
    ["games like alpha, beta six", " | like=alpha,betasix"],
    ["games like alpha two", " | like=alphatwo"],
    ["games like alpha but dark", " | like=alpha | tags=dark"],
    ["games like beta six but dark", " | like=betasix | tags=dark"],
    ["games like alpha, two", "two | like=alpha"],
    ["games like alpha pirates", " | like=alpha | tags=pirates"],
    ["games like zombies", " | tags=zombies"],
    ["games like alpha and pirates", " | like=alpha | tags=pirates"],
    ["games like greek", " | like=best-of-greek"],
    ["alpha like", " | like=alpha"],
    ["alpha like but dark", " | like=alpha | tags=dark"],
    ["alpha meets pirates", " | like=alpha | tags=pirates"],
    ["alpha meets beta six", " | like=alpha,betasix"],
    ["alpha meets", "alpha meets"],
    ["alpha two without zombies", " | like=alphatwo | tags_none=zombies"],
    ["greek without zombies", "greek | tags_none=zombies"],
    ["rpg by the alpha devs", ` | developers=green-house | ${RPG}`],
    ["rpg by the unknown devs", `unknown devs | ${RPG}`],
    ["alpha-like rpg", ` | ${RPG} | like=alpha`],
    ["alpha-like games, rpg", ` | ${RPG} | like=alpha`],
    ["alpha two style games on steam", " | like=alphatwo | stores=1"],
    ["greek-like", " | like=best-of-greek"],
    ["horror like", " | tags=horror"],
    ["pirates style games", " | tags=pirates"],
    ["games like", "games like"],
    ["Alpha-artige Spiele ohne Zombies", " | like=alpha | tags_none=zombies"],
    ["Spiele ohne Zombies, alpha-like", " | like=alpha | tags_none=zombies"],
    ["games from the makers of alpha", " | developers=green-house"],
    ["rpg by green house", ` | developers=green-house | ${RPG}`],
    ["rpg by gren house", ` | developers=green-house | ${RPG}`],
    ["rpg published by devolver", ` | ${RPG} | publishers=devolver-digital`],
    ["rpg not from green house", ` | developers_none=green-house | ${RPG}`],
    ["rpg without zombies", ` | ${RPG} | tags_none=zombies`],
    ["rpg without any zombies", ` | ${RPG} | tags_none=zombies`],
    ["rpg without co-op", ` | ${RPG} | tags_none=co-op,local-co-op,online-co-op`],
    ["alpha but not two", "alpha -two"],
    ["games without combat", " | genres_none=action"],
    ["games without dice", "-dice"],
    ["rpg about pirates", ` | ${RPG} | tags=pirates`],
    ["rpg from xbox 360", ` | ${RPG} | platforms=14`],
    ["rpg games without dice", `-dice | ${RPG}`],
    ["hidden, gems rpg", `hidden, gems | ${RPG}`],
    ["jeux de rôle en noir et blanc", `noir et blanc | ${RPG}`],
    ["zombies, pirates or robots rpg", ` | ${RPG} | tags=zombies,pirates,robots`],
    ["roguelike on steam", " | genres=roguelike | stores=1"],
    ["android rpg", ` | ${RPG} | platforms=21`],
    ["androids rpg", ` | ${RPG} | tags=robots`],
    ["whales about pirates", "whales | tags=pirates"],
    ["rpg on steam", ` | ${RPG} | stores=1`],
    ["rpg on android", ` | ${RPG} | platforms=21`],
    ["rpg, zombies, pirates", ` | ${RPG} | tags_all=zombies,pirates`],
    ["zombies or pirates rpg", ` | ${RPG} | tags=zombies,pirates`],
  ])("[S-15] %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
