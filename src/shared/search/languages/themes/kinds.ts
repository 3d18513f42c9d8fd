// What kinds of game and what is done in them are called, as people type it.
import type { ThemeWords } from "./theme-words.ts";

export const KINDS: ThemeWords = {
  cooking: {
    english: "cooking, cook, restaurant, restaurants, chef, kitchen, cooking sim, cooking game",
    spanish: "cocina, de cocina, cocinar, restaurante",
    german: "kochen, kochspiel, kochspiele, küche, restaurant",
    french: "cuisine, de cuisine, cuisiner, restaurant",
  },
  mining: {
    english: "mining, digging, mine ore, miner, miners",
    spanish: "mineria, de mineria, excavar",
    german: "bergbau, graben",
    french: "minage, minier, creuser",
  },
  hunting: {
    english: "hunting, hunt, hunting sim",
    spanish: "caza, de caza, cazar",
    german: "jagd, jagen, jäger, jagdspiele",
    french: "chasse, de chasse, chasser",
  },
  "dating-sim": {
    english: "dating sim, dating, dating game, dating simulator, dating sims",
    spanish: "citas, simulador de citas, de citas, ligar",
    german: "datingsim, dating simulator, flirtspiele",
    french: "drague, simulateur de drague, de drague",
  },
  otome: {
    english: "otome, otome game, otome games, otoge",
    spanish: "de otome",
    german: "otome spiele",
    french: "otome games",
  },
  idle: {
    english:
      "idle, idler, clicker, clickers, incremental, idle game, idle clicker, incremental game, cookie clicker like",
    spanish: "clicker, incremental, idle",
    german: "klickerspiel, clicker, idle spiel, idle spiele",
    french: "clicker, incrémental, idle",
  },
  automation: {
    english:
      "automation, factory, factories, factory building, factory builder, factory sim, build factories, conveyor belts, automate",
    spanish: "fabricas, fabrica, automatizacion, automatizar",
    german: "fabriken, fabrik, automatisierung, fabrik bauen, fabriken bauen",
    french: "usine, usines, automatisation, d'usine",
  },
  "colony-sim": {
    english: "colony sim, colony, colony builder, colony management, colony sims, settlement builder",
    spanish: "colonias, colonia, simulador de colonias",
    german: "kolonie, koloniesimulation, siedlungsaufbau",
    french: "colonie, gestion de colonie",
  },
  "hero-shooter-2": {
    english: "hero shooter, hero shooters, hero fps",
    spanish: "shooter de heroes",
    german: "heldenshooter",
    french: "hero shooter, jeu de tir à héros",
  },
  "extraction-shooter": {
    english: "extraction shooter, extraction, extraction shooters, extraction game",
    spanish: "shooter de extraccion, extraccion",
    german: "extraktionsshooter",
    french: "jeu d'extraction",
  },
  "boomer-shooter": {
    english:
      "boomer shooter, boomer shooters, retro shooter, retro shooters, retro fps, old school fps, old school shooter, 90s shooter, 90s fps",
    spanish: "shooter clasico, shooter retro",
    german: "retro shooter, oldschool shooter",
    french: "fast fps, fps rétro",
  },
  "run-and-gun": {
    english: "run and gun, run n gun, run & gun, run'n'gun",
    spanish: "corre y dispara",
    german: "run & gun",
    french: "run & gun",
  },
  "rail-shooter": {
    english: "rail shooter, on rails shooter, on rails",
    spanish: "shooter sobre railes",
    german: "schienenshooter",
    french: "rail shooter",
  },
  "bullet-heaven": {
    english:
      "bullet heaven, survivors like, survivorslike, survivor like, vampire survivors clone, reverse bullet hell",
    spanish: "bullet heaven",
    german: "bullet heaven",
    french: "bullet heaven",
  },
  "auto-battler": {
    english: "auto battler, auto chess, autochess, autobattler, auto battlers",
    spanish: "autobatalla, auto chess",
    german: "auto battler, auto chess",
    french: "auto battler, autobattler",
  },
  "endless-runner": {
    english: "endless runner, endless running, infinite runner, auto runner, autorunner, endless runners",
    spanish: "carrera infinita, corredor infinito",
    german: "endlosläufer",
    french: "course infinie, coureur infini",
  },
  "asymmetric-multiplayer": {
    english: "asymmetric multiplayer, asymmetrical, asymmetric, asymmetrical multiplayer, one vs many, 1v4, 4v1",
    spanish: "multijugador asimetrico, asimetrico",
    german: "asymmetrisch, asymmetrischer multiplayer",
    french: "asymétrique, multijoueur asymétrique",
  },
  "social-deduction": {
    english: "social deduction, deduction, impostor, among us type, traitor, hidden traitor",
    spanish: "deduccion social, impostor",
    german: "soziale deduktion, hochstapler, verräter",
    french: "déduction sociale, imposteur",
  },
  musou: {
    english: "musou, warriors games, one versus a thousand, hordes of enemies",
    spanish: "musou",
    german: "musou",
    french: "musou",
  },
  "escape-room": {
    english: "escape room, escape rooms, escape the room, room escape, escape game, escape games",
    spanish: "sala de escape, escape room",
    german: "escape rooms, escape game, fluchtspiel",
    french: "jeu d'évasion, escape game",
  },
  "hidden-object": {
    english: "hidden object, hidden objects, find objects, seek and find, i spy, search and find",
    spanish: "objetos ocultos, buscar objetos",
    german: "wimmelbild, wimmelbildspiel, wimmelbildspiele, wimmelbilder",
    french: "objets cachés",
  },
  collectathon: {
    english: "collectathon, collectathons, collect a thon, collect-a-thon",
    spanish: "coleccionables",
    german: "sammelspiel, sammelspiele",
    french: "collectathons",
  },
  photography: {
    english: "photography, photo, photos, taking pictures, taking photos, photographer",
    spanish: "fotografia, fotos, hacer fotos",
    german: "fotografie, fotografieren, fotos",
    french: "photographie, photos, photo",
  },
  "mental-health": {
    english: "mental health, grief, depression, anxiety, trauma, mourning, mental illness, grieving, burnout",
    spanish: "salud mental, depresion, ansiedad",
    german: "trauer, depression, depressionen, angststörung, psychische gesundheit",
    french: "santé mentale, deuil, dépression, anxiété",
  },
  "lgbtq-2": {
    english: "lgbtq+, lgbt, lgbtq, lgbtqia, queer, gay, lesbian, gay romance, lesbian romance",
    spanish: "lgbt, lgbtq, queer, gay, lesbianas, homosexual",
    german: "lgbt, lgbtq, queer, schwul, lesbisch",
    french: "lgbt, lgbtq, queer, gay, lesbien",
  },
  gacha: {
    english: "gatcha, gacha game, gatcha game, gacha games, hero collector",
    spanish: "de gacha",
    german: "gacha spiele",
    french: "gacha",
  },
  "trading-card-game": {
    english: "tcg, ccg, collectible card game, collectible card games",
    spanish: "cartas coleccionables, juego de cartas coleccionables",
    german: "sammelkarten, sammelkartenspiel, sammelkartenspiele",
    french: "cartes à collectionner, jeu de cartes à collectionner",
  },
  "twin-stick-shooter": {
    english: "twin stick, twin sticks",
    spanish: "twin stick",
    german: "twin stick",
    french: "twin stick",
  },
};
