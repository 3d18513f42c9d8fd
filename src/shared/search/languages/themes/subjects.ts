// What beasts, people, places and times that games are about are called, as people type it.
import type { ThemeWords } from "./theme-words.ts";

export const SUBJECTS: ThemeWords = {
  "dungeons-dragons": {
    english: "dungeons and dragons, d&d, dnd, d and d, forgotten realms",
    spanish: "dragones y mazmorras",
    german: "forgotten realms",
    french: "donjons et dragons",
  },
  cats: {
    english: "cats, cat, kitten, kittens, kitty",
    spanish: "gatos, gato, de gatos, gatitos",
    german: "katzen, katze, kätzchen",
    french: "chats, un chat, de chat, chatons",
  },
  dogs: {
    english: "dogs, dog, puppy, puppies",
    spanish: "perros, perro, de perros",
    german: "hunde, hund",
    french: "chiens, chien",
  },
  werewolf: {
    english: "werewolf, werewolves",
    spanish: "hombres lobo, hombre lobo",
    german: "werwolf, werwölfe",
    french: "loups-garous, loup-garou",
  },
  witch: {
    english: "witch, witches",
    spanish: "brujas, bruja",
    german: "hexen, hexe",
    french: "sorcières, sorcière",
  },
  ghosts: {
    english: "ghosts, ghost, haunted, haunted house, hauntings, poltergeist",
    spanish: "fantasmas, fantasma",
    german: "geister, gespenster, geist, gespenst",
    french: "fantômes, fantôme",
  },
  demons: {
    english: "demons, demon, devils, demonic",
    spanish: "demonios, demonio, diablos",
    german: "dämonen, dämon, teufel",
    french: "démons, démon",
  },
  "creature-collector": {
    english:
      "creature collector, creature collection, monster taming, monster tamer, monster catching, monster collecting, catch monsters, catching monsters, monster collector, creature collecting",
    spanish: "captura de criaturas, capturar criaturas, capturar monstruos",
    german: "monster sammeln, monster fangen",
    french: "capture de créatures, capturer des créatures, capturer des monstres",
  },
  vikings: {
    english: "vikings, viking, norse",
    spanish: "vikingos, vikingo, de vikingos",
    german: "wikinger, wikingerspiele",
    french: "vikings, viking",
  },
  samurai: {
    english: "samurai, samurais, feudal japan, ronin",
    spanish: "samurais, samurai, de samurais",
    german: "samurais",
    french: "samouraïs, samouraï",
  },
  assassin: {
    english: "assassin, assassins, hitman, hitmen",
    spanish: "asesinos, asesino a sueldo",
    german: "assassinen, meuchelmörder, auftragskiller",
    french: "assassins, tueur à gages",
  },
  "ancient-egypt": {
    english: "ancient egypt, egypt, egyptian, pharaohs",
    spanish: "antiguo egipto, egipto, el antiguo egipto, egipcios",
    german: "altes ägypten, alten ägypten, ägypten, im alten ägypten",
    french: "égypte antique, égypte, égypte ancienne, l'égypte antique",
  },
  "ancient-greece": {
    english: "ancient greece, greece, greek, sparta, ancient greek",
    spanish: "antigua grecia, grecia, la antigua grecia",
    german: "altes griechenland, antikes griechenland, griechenland, alten griechenland, antiken griechenland",
    french: "grèce antique, grèce, la grèce antique",
  },
  heist: {
    english: "heist, heists, robbery, bank robbery, robberies, rob banks, robbing banks",
    spanish: "atracos, atraco, robos, robar bancos",
    german: "raubüberfall, banküberfall, raubzüge",
    french: "braquage, braquages",
  },
  spies: {
    english: "spies, spy, secret agent, secret agents, espionage",
    spanish: "espias, espia, espionaje, de espias",
    german: "spione, spion, agenten, spionage, geheimagent, geheimagenten",
    french: "espions, espion, espionnage, d'espionnage, agents secrets",
  },
  prison: {
    english: "prison, jail, prison break, prisons",
    spanish: "carcel, prision, carceles",
    german: "gefängnis, gefängnisse, im gefängnis",
    french: "prison, prisons",
  },
  school: {
    english: "school, high school, highschool, at school, school life, magic school, university",
    spanish: "colegio, instituto, escuela",
    german: "schule, in der schule, schulleben",
    french: "école, lycée, collège",
  },
  "villain-protagonist": {
    english:
      "villain protagonist, villain, villains, be evil, play as a villain, play as the villain, play the villain, playing as a villain, you are the villain, you play as a villain, you play the villain, play as the bad guy, you are the bad guy, bad guys, bad guy, evil protagonist",
    spanish: "villano, villanos, ser el malo, el malo, eres el malo, protagonista villano",
    german: "bösewicht, bösewichte, schurke, als bösewicht, der bösewicht",
    french: "méchant, méchants, jouer le méchant, où on joue le méchant, être le méchant",
  },
  "time-loop": {
    english: "time loop, time loops, groundhog day, same day over and over",
    spanish: "bucle temporal, bucles temporales, bucle de tiempo",
    german: "zeitschleife, zeitschleifen",
    french: "boucle temporelle, boucles temporelles",
  },
  christmas: {
    english: "christmas, xmas, santa, santa claus, for christmas, holiday season",
    spanish: "navidad, navideños, de navidad, navideño",
    german: "weihnachten, weihnachtsspiele, weihnachtsspiel",
    french: "noël, de noël",
  },
  halloween: {
    english: "halloween, trick or treat",
    spanish: "de halloween",
    german: "an halloween",
    french: "d'halloween",
  },
  lovecraftian: {
    english: "lovecraft, cthulhu, cosmic horror, eldritch, eldritch horror",
    spanish: "lovecraft, horror cósmico, terror cósmico",
    german: "lovecraft, kosmischer horror",
    french: "lovecraft, horreur cosmique",
  },
};
