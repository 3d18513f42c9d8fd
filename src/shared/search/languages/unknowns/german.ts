// What people ask of a game and no catalogue here knows.
import type { UnknownCues } from "#shared/search/languages/language.ts";

export const GERMAN_UNKNOWNS: UnknownCues = {
  price:
    "billig, billige, günstig, günstige, im angebot, angebot, angebote, preiswert, preiswerte, preis, reduziert, reduzierte, billigste, günstigste, sale, im sale, was kostet, kostet, rabatt, günstiges, billiges",
  hardware:
    "schwacher pc, schwachen pc, schwache pcs, schwacher laptop, schwachen laptop, schwache laptops, alten pc, alter laptop, alten laptop, alten rechner, alter rechner, langsamen pc, langsamen laptop, ohne grafikkarte, ohne gpu, systemanforderungen, geringe systemanforderungen, niedrige systemanforderungen, geringe anforderungen, niedrige anforderungen, kartoffel pc, auf einer kartoffel, auf einem toaster, onboard grafik, integrierte grafik",
  accessibility:
    "mit einer hand spielbar, einhändig spielbar, farbenblind, farbenblinde, für farbenblinde, für blinde, für gehörlose, für schwerhörige, barrierefrei, barrierefreie, barrierefreiheit, reisekrankheit, ohne reisekrankheit, rot grün schwäche",
  languages:
    "auf deutsch, in deutsch, auf englisch, auf französisch, auf spanisch, komplett auf deutsch, deutsche sprachausgabe, mit deutscher sprachausgabe, deutsche untertitel, mit deutschen untertiteln, deutsche texte, mit deutschen texten, deutsch vertont, ins deutsche übersetzt",
  exclusive:
    "exklusiv, exklusive, exklusiver, exklusives, exklusivtitel, exklusivspiele, exklusive spiele, exklusiv für, exklusivtitel für",
  storage:
    "wenig speicher, wenig speicherplatz, mit wenig speicherplatz, wenig platz, die wenig platz brauchen, das wenig platz braucht, die wenig speicher brauchen, kleiner download, geringe dateigröße",
  details:
    "jumpscares, jump scares, schreckmomente, zeitlimit, zeitlimits, zeitdruck, zeitbegrenzung, timer, werbung, grind, grinden, grinding, zufallskämpfe, quick time events, qte",
  features:
    "leichter modus, leichtem modus, leichten modus, einfacher modus, einfachem modus, schwierigkeitsgrade, schwierigkeitsstufen, einstellbarer schwierigkeit",
  worldSize:
    "nicht zu groß, nicht so groß, nicht allzu groß, aber nicht zu groß, aber nicht so groß, aber nicht allzu groß, die nicht zu groß ist, das nicht zu groß ist, kleine karte, kleiner welt, kleine welt",
  compact: "kleine, kleiner, kompakte, kompakter",
};
