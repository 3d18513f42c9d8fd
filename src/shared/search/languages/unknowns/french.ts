// What people ask of a game and no catalogue here knows.
import type { UnknownCues } from "#shared/search/languages/language.ts";

export const FRENCH_UNKNOWNS: UnknownCues = {
  price:
    "pas cher, pas chers, bon marché, en promo, en promotion, en solde, prix, soldes, promo, combien coûte, peu cher, moins cher, moins chers, promos, pas chères, petit prix, abordable",
  hardware:
    "pc peu puissant, ordinateur peu puissant, ordi pas puissant, mon vieux pc, sur un vieux pc, sur vieux pc, pour vieux pc, sur un grille-pain, petite config, petites configs, petite configuration, petites configurations, petit pc, vieil ordinateur, vieil ordi, ordinateur pas puissant, pc pas puissant, peu gourmand, peu gourmands, pas gourmand, pas gourmands, pc lent, sans carte graphique, configuration minimale, configuration requise, config minimale, sur une patate, pc patate",
  accessibility:
    "jouable d'une main, jouables d'une main, jouable à une main, jouable avec une seule main, daltonien, daltoniens, pour daltoniens, pour aveugles, pour malvoyants, pour sourds, pour malentendants, accessibilité, options d'accessibilité, mal des transports",
  languages:
    "en français, en anglais, en espagnol, en allemand, en japonais, entièrement en français, en version française, en vf, vostfr, doublé en français, doublés en français, traduit en français, traduits en français, traduit, sous-titré, sous-titrés, sous-titré en français",
  exclusive:
    "exclusif, exclusifs, exclusive, exclusives, exclusivité, exclusivités, exclu, exclus, jeux exclusifs, jeu exclusif, exclusivités sur, exclus sur",
  storage:
    "peu d'espace, qui prend peu d'espace, qui prennent peu d'espace, qui prend peu de place, qui prennent peu de place, peu de stockage, peu de place, petit téléchargement, pas lourd, pas lourds, pas trop lourd, pas trop lourds",
  details:
    "jumpscares, jump scares, sursauts, limite de temps, limites de temps, chrono, chronomètre, minuteur, pression du temps, pub, pubs, publicité, publicités, grind, combats aléatoires, qte",
  features: "mode facile, options de difficulté, difficulté réglable, niveaux de difficulté",
  worldSize:
    "pas trop grand, pas trop grands, pas très grand, pas si grand, mais pas trop grand, mais pas très grand, mais pas si grand, qui n'est pas trop grand, qui ne soit pas trop grand, petite carte, petit monde",
  compact: "petit, compact",
};
