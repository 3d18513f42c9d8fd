// The words of made-up titles: a few hundred that real titles are made of, then tens of thousands built from syllables.
// A word's place in the list says how often it occurs (Zipf).
import { createRandom, type Random } from "#artwork/prng.ts";

const VOCABULARY_SIZE = 30_000;

const COMMON =
  `dark world star war quest legend night city hero dungeon shadow dragon super space lost battle island kingdom
  simulator adventure magic dead light fire blood zombie escape rise fall last sky stone moon iron tales puzzle racing heart
  soul ghost tower house wild forest monster robot ninja pixel galaxy arena empire golden time red black blue white silent
  blade knight king queen castle storm winter summer desert ocean sea river mountain valley wolf cat dog bird rabbit bear
  fox crow raven spider snake alien planet orbit rocket tank plane train truck car bike boat ship pirate treasure gold silver
  crystal ring crown sword shield arrow gun bullet bomb hunter killer slayer fighter warrior soldier squad force legion
  army commander tactics strategy command conquest invasion siege fortress bastion outpost colony station base zone sector
  area field garden farm village town street road path journey voyage trail run rush dash jump climb dive fly fall drift
  speed turbo hyper mega ultra mini tiny little big great grand royal noble ancient old new modern future past eternal
  infinite endless final first second third zero one two three hundred thousand million day night dawn dusk midnight noon
  morning evening hour minute second year century age era chronicle saga story tale myth fable song dance music rhythm beat
  sound voice whisper scream echo silence dream nightmare sleep memory mind brain body bone skull flesh eye hand finger
  witch wizard mage sorcerer demon devil angel god goddess titan giant dwarf elf orc goblin troll vampire werewolf mummy
  card chess poker dice board block brick cube ball pinball golf soccer tennis boxing hockey fishing cooking baking cafe
  shop market tycoon manager builder maker factory mine craft forge smith miner digger driver pilot captain doctor nurse
  detective murder mystery crime police prison thief heist spy agent secret hidden forgotten forbidden cursed haunted broken
  fallen burning frozen rising hollow crimson scarlet azure emerald violet rusty bloody savage brutal deadly lethal toxic
  nuclear atomic solar lunar cosmic stellar astral mystic sacred holy unholy evil good bad ugly happy sad angry lonely
  brave bold swift quick slow heavy deep high low lucky crazy mad wicked strange weird curious absolute total pure raw
  academy school college museum theatre circus carnival hotel motel mansion manor cabin cottage asylum hospital clinic lab`
    .split(/\s+/)
    .filter((word, index, all) => all.indexOf(word) === index);

const ONSETS = "b c d f g h j k l m n p r s t v w z br cr dr fr gr kr pr tr bl cl fl gl pl sl st sp sk ch sh th".split(
  " ",
);
const MIDDLES = "a e i o u a e i o ai ea ie oa ou".split(" ");
const ENDS = ["", "", "", ..."n r s l m t d k x nd rn st ck ll th".split(" ")];

export const ARTICLES = ["the", "a"] as const;
export const LINKS = ["of the", "of", "and the", "in the", "and", "from", "for the", "beyond the"] as const;
export const EDITIONS = [
  "Game of the Year Edition",
  "Deluxe Edition",
  "Definitive Edition",
  "Remastered",
  "Complete Edition",
  "Enhanced Edition",
  "Gold Edition",
] as const;

function pickOf(random: Random, list: readonly string[]): string {
  return list[random.int(0, list.length - 1)] ?? "";
}

function madeUp(random: Random): string {
  const syllables = random.int(1, 3);
  return Array.from(
    { length: syllables },
    (_, index) =>
      pickOf(random, ONSETS) + pickOf(random, MIDDLES) + (index === syllables - 1 ? pickOf(random, ENDS) : ""),
  ).join("");
}

/** Draws words so that the n-th of the list comes about 1/n as often as the first. */
export function createVocabulary(seed: string): (random: Random) => string {
  const made = createRandom(`${seed}/vocabulary`);
  const words = new Set(COMMON);
  while (words.size < VOCABULARY_SIZE) {
    const word = madeUp(made);
    if (word.length > 2) words.add(word);
  }
  const list = [...words];
  const scale = Math.log(list.length + 1);
  return (random) => list[Math.floor(Math.exp(random.next() * scale)) - 1] ?? "";
}
