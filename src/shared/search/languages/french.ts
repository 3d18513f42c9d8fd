import type { LanguageTable } from "./language.ts";
import { themeWords } from "./themes/theme-words.ts";
import { FRENCH_SUBJECTS } from "./subjects/french.ts";

export const FRENCH: LanguageTable = {
  qualitiesFollow: true,
  cues: {
    excluding:
      "elle déteste, il déteste, elle n'aime pas, il n'aime pas, je n'aime pas, je n'aime pas les, je déteste, marre de, marre des, sans, pas de, pas d, sauf, hors, excepté, mais pas de, mais sans, pas, mais pas, aucun, aucune, pas trop, mais pas trop, pas très, mais pas très, pas en, mais pas en, rien de, rien d",
    placing:
      "sur, pour, sur la, sur le, pour la, disponible sur, disponibles sur, sur ma, sur mon, de la, pour ma, de, jouable sur, dispo sur",
    making: "de, par, fait par, développé par, développés par, créé par, du studio, des, réalisé par",
    publishing: "édité par, édités par, publié par",
    makersOf:
      "les créateurs de, les développeurs de, les auteurs de, le studio de, le studio derrière, ceux qui ont fait, par les créateurs de, des créateurs de, du studio derrière, par le studio derrière, par les développeurs de, des auteurs de, du studio de, par l'équipe de, de l'équipe de, par les gens de, des développeurs de, du même studio que, par ceux qui ont fait, du créateur de, des mêmes créateurs que, par le studio de, de ceux qui ont fait, du studio qui a fait, par le créateur de",
    liking:
      "que faire après, quoi faire après, que jouer après, à quoi jouer après, quoi jouer après, jouer après, quel jeu après, comme, semblable à, semblables à, similaire à, similaires à, dans le style de, dans la veine de, du style de, style, genre, du genre, du genre de, pour les fans de, pour fans de, si on aime, si j'aime, si vous aimez, si j'ai aimé, si tu aimes, qui ressemble à, qui ressemblent à, à la, inspiré de, dans le genre de, pareil que, façon, proche de, alternative à, alternatives à, qui ressemblerait à, j'ai adoré, j'ai aimé, j'adore, j'aime, quand on aime, ressemblant à, dans l'esprit de, pour ceux qui aiment, pour les amateurs de, un mélange de, mélange de, un mélange entre, mélange entre, un croisement entre, croisement entre",
    resembling: "clone, clones, alternative, alternatives, esque",
    but: "mais, seulement, juste",
    before: "avant, antérieurs à, d'avant, plus vieux que, avant l'an",
    until: "jusqu'à, jusqu'en",
    after: "après, postérieurs à, d'après",
    since: "depuis, à partir de, dès",
    inside: "en, de, dans, des, des années, dans les années, de l'année, sortis en, sorti en, d, les années, années",
    between: "entre, de, sortis entre",
    to: "et, à, jusqu'à",
    orLater: "ou plus tard, ou plus récent, et après, et plus",
    setting:
      "qui se passe dans, qui se passe dans les, qui se passent dans, qui se passe en, qui se déroule dans, qui se déroulent dans, qui se déroule pendant, se déroulant dans, se déroulant en, se passant dans, se passant pendant, qui se passe pendant, situé dans, dans l'univers de, qui parle de, sur les, sur le thème, à propos de, se passant dans les, se déroulant dans les, qui se déroule dans les, qui se passent dans les, qui se passe au, qui se déroule au, se passant au, se déroulant pendant, avec pour thème",
    lasting:
      "dernières, dernier, derniers, ces dernières, des dernières, des derniers, ces derniers, des cinq dernières",
    this: "cette, ce, de cette, de ce",
    next: "prochain, prochaine, le mois prochain, l'année prochaine, l'an prochain",
    last: "dernier, dernière, passé",
    year: "année, an",
    years: "ans, années",
    month: "mois",
    week: "semaine",
    early: "début des, début des années",
    mid: "milieu des, milieu des années",
    late: "fin des, fin des années",
    decade: "décennie",
    scoring:
      "metacritic, note, score, noté, notés, avec une note, note metacritic, avec un score, avec une note metacritic, avec un metacritic, avec metacritic",
    above: "plus de, supérieur à, supérieure à, au-dessus de, mieux que, plus d, supérieurs à",
    atLeast: "au moins, minimum, au minimum, d'au moins",
    below: "moins de, inférieur à, en dessous de, sous, en moins de, moins d",
    atMost: "au plus, maximum, pas plus de, au maximum, max, jusqu'à",
    praising:
      "bien noté, bien notés, acclamé, acclamés, salué, salués, très bien notés, chef-d'œuvre, chefs-d'œuvre, chef d'oeuvre, chefs d'oeuvre, bien notée, avec de bonnes notes, très bien noté, plébiscités",
    best: "par note, par ordre de note, les mieux notés, mieux notés, meilleur, meilleurs, meilleure, meilleures, les meilleurs, le meilleur, top, top 10, incontournable, incontournables, la meilleure, les meilleures",
    worst:
      "les moins bien notés, moins bien notés, pire, pires, les pires, le pire, la pire, plus mauvais, les plus mauvais, les plus mal notés, mal notés",
    popular:
      "joués, jouées, plus joués, les plus joués, plus jouées, les plus jouées, plus joué, à la mode, par popularité, par ordre de popularité, populaires, populaire, plus populaires, les plus populaires, célèbres, plus célèbres, les plus célèbres, plus connus, les plus connus, plus joués, les plus joués",
    newest:
      "du plus récent au plus ancien, plus récents en premier, nouveaux jeux, nouveautés, jeux récents, sorties récentes, plus récent, plus récents, dernières sorties, nouveautés, les plus récents, tout nouveaux, les derniers sortis, le plus récent, récents",
    oldest:
      "du plus ancien au plus récent, plus anciens en premier, plus vieux, plus anciens, plus ancien, plus ancienne, plus anciennes, les plus vieux, les plus anciens",
    first: "premier, le premier, première, la première, premiers, tout premier",
    orMore: "ou plus, et plus",
    sequelTo: "la suite de, suite de, la suite du, suite du, la suite d, suite d",
    partOf: "partie de, volet de, opus de, épisode de, jeu de, partie du, volet du, opus du, épisode du",
    lastOne: "dernier, dernière, le dernier, la dernière, derniers",
    ordered:
      "ordre de jeu, dans l'ordre, dans l'ordre chronologique, par ordre chronologique, ordre chronologique, chronologiquement, dans l'ordre de sortie, par ordre de sortie, ordre de sortie, par date de sortie",
    orderOfSeries: "dans quel ordre, quel ordre, en premier, d'abord",
    anytime:
      "de l'histoire, de tous les temps, en ce moment, du moment, actuellement, de nos jours, à l'heure actuelle",
    alphabetical: "par ordre alphabétique, dans l'ordre alphabétique, ordre alphabétique",
    briefest: "jeux les plus courts, les jeux les plus courts",
    lengthiest: "jeux les plus longs, les jeux les plus longs",
    fresh: "nouveau, nouveaux, nouvel, nouvelle, nouvelles",
    old: "vieux, vieil, vieille, vieilles, ancien, anciens, ancienne, anciennes",
    linking: "avec, pour, dans, en, de, à, a, et, ou, du, des",
    gems: "pépite, pépites, sous-estimé, sous-estimés, méconnu, méconnus, méconnue, méconnues, peu connu, peu connus, perle rare, perles rares, perles cachées, oubliés, sous-cotés, sous-coté, joyaux cachés, trésor caché, trésors cachés, pépites cachées, passés inaperçus, passé inaperçu, que personne ne connaît, perle cachée, inconnus, perles",
    upcoming:
      "à venir, pas encore sorti, pas encore sortis, prochainement, bientôt, annoncé, annoncés, qui vont sortir, prochains jeux, prochaines sorties, qui sortent bientôt, qui ne sont pas sortis, qui ne sont pas encore sortis, attendus, futurs, qui arrivent bientôt, en développement, prochains, les prochains, qui arrivent, la semaine prochaine, qui sortent la semaine prochaine, cette semaine",
    coming:
      "qui sortent en, qui sortent, qui sortiront en, qui sort en, sortent en, sortant en, sorties de, sorties en, prévu en, prévus en, prévus pour, prévu pour, qui arrivent en, sort en, sorties, les sorties de, les sorties, qui sortiront, attendus en, attendus pour, sortent, sortie en",
    players: "joueurs, joueur, personnes, amis, potes, copains",
    together:
      "avec des amis, avec mes amis, avec un ami, avec des potes, avec mes potes, avec un pote, entre amis, entre potes, ensemble, avec des copains, avec mes copains, avec mon pote, avec un copain, avec une amie",
    couch:
      "avec ma copine, avec mon copain, avec ma femme, avec mon mari, avec mon frère, avec ma sœur, en couple, sur le canapé, sur le même écran, en local, sur le même canapé, en famille sur le canapé, pour couples, à la maison, avec ma chérie, avec mon chéri, avec ma compagne, sur un seul écran, sur la même console, en écran partagé, avec ma soeur, canapé",
    online: "en ligne, online, par internet, sur internet",
    alone: "seul, tout seul, pour un, en solo, solo, toute seule",
    offline: "hors ligne, sans internet, sans connexion, sans wifi",
    easy: "pour débuter, pour un débutant, pour ma copine, pour mon copain, pour ma femme, pour mon mari, pour mon compagnon, pour ma compagne, facile, faciles, très facile, très faciles, facile à jouer, simple, simples, pour débutants, pour débutant, pour les débutants, pour novices, qui ne joue jamais, qui joue jamais, qui n'a jamais joué, qui a jamais joué, qui ne joue pas, qui joue pas, pour commencer",
    easier:
      "plus facile, plus faciles, moins difficile, moins difficiles, moins dur, moins durs, pas aussi dur, pas aussi difficile, mais plus facile, mais moins dur, mais moins difficile, pas trop difficile, pas trop dur",
    grown:
      "pas pour les enfants, pas pour les gosses, pas pour enfants, pour adultes, pour adulte, pour les adultes, interdits aux moins de 18 ans, interdit aux moins de 18 ans, interdits aux mineurs, interdit aux mineurs, plus de 18 ans, pour les plus de 18 ans, pegi 18, 18+",
    children:
      "avec mes enfants, avec mon fils, avec ma fille, avec des enfants, pour enfants, pour les enfants, pour mes enfants, pour mon fils, pour ma fille, pour toute la famille, pour la famille, en famille, avec les enfants, avec mon gamin, pour enfant, adapté aux enfants, adaptés aux enfants, pour des enfants, avec mes gosses, avec la famille, pour les petits, pour les jeunes enfants, pour un enfant, avec mon neveu, pour mon neveu, pour ma nièce, avec ma nièce, avec mon petit frère, pour mon petit frère, pour les gosses, enfants, pour mes gamins, familial, sans violence, non violent, non violents, pas violent, pas violents",
    aged: "de, pour enfants de, pour un enfant de, pour mon fils de, pour ma fille de, à partir de, dès, pour mon enfant de, pour enfant de, moins de, pour les moins de, pour les, pour un gamin de, pour mon neveu de, pour ma nièce de, pour mes enfants de, pour des enfants de, pour les enfants de, pour mon petit frère de, pour une fille de, pour un garçon de",
    ageOf: "âge, pegi",
    ratedFrom: "dès, à partir de",
    yearsOld: "ans",
    taking:
      "qui dure, qui durent, durent, dure, à finir en, que je peux finir en, que l'on peut finir en, qu'on peut finir en, qui se finit en, qui se finissent en, qui se termine en, qui se terminent en, finir en, terminer en, à terminer en, d'une durée de",
    hours: "heures, heure, h, heures de jeu",
    minutes: "minute, minutes, min, mins, minutes de jeu",
    short:
      "court, courts, courte, courtes, rapide à finir, pas trop long, pas trop longs, pas long, rapides à finir, vite fini",
    long: "long, longs, longue, longues, très long, très longs, interminable, avec une grosse durée de vie, avec une longue durée de vie, qui dure longtemps, qui durent longtemps, grosse durée de vie",
    shortest: "les plus courts, plus courts, plus court, le plus court, plus courte, plus courtes",
    longest: "les plus longs, plus longs, plus long, le plus long, plus longue, plus longues",
    evening:
      "en une soirée, une soirée, pour une soirée, en un soir, en une après-midi, un après-midi, d'une traite, en une journée, en un après-midi, ce soir, pour ce soir, en une seule soirée, le temps d'une soirée",
    weekend:
      "un week-end, en un week-end, pour un week-end, le week-end, pour le week-end, ce week-end, un weekend, ce weekend, le temps d'un week-end, sur un week-end, pour ce week-end",
    price:
      "pas cher, pas chers, bon marché, en promo, en promotion, en solde, prix, soldes, promo, combien coûte, peu cher, moins cher, moins chers, promos, pas chères, petit prix, abordable",
    hardware:
      "pc peu puissant, ordinateur peu puissant, ordi pas puissant, mon vieux pc, sur un vieux pc, sur vieux pc, pour vieux pc, sur un grille-pain, petite config, petites configs, petite configuration, petites configurations, petit pc, vieil ordinateur, vieil ordi, ordinateur pas puissant, pc pas puissant, peu gourmand, peu gourmands, pas gourmand, pas gourmands, pc lent, sans carte graphique, configuration minimale, configuration requise, config minimale, sur une patate, pc patate",
    dos: "jeu dos, jeux dos, ms-dos, msdos, jeux ms-dos, jeu ms-dos, jeux sous dos",
    accessibility:
      "jouable d'une main, jouables d'une main, jouable à une main, jouable avec une seule main, daltonien, daltoniens, pour daltoniens, pour aveugles, pour malvoyants, pour sourds, pour malentendants, accessibilité, options d'accessibilité, mal des transports",
    languages:
      "en français, en anglais, en espagnol, en allemand, en japonais, entièrement en français, en version française, en vf, vostfr, doublé en français, doublés en français, traduit en français, traduits en français, traduit, sous-titré, sous-titrés, sous-titré en français",
    exclusive:
      "exclusif, exclusifs, exclusive, exclusives, exclusivité, exclusivités, exclu, exclus, jeux exclusifs, jeu exclusif, exclusivités sur, exclus sur",
    nationality:
      "américains, britanniques, anglais, écossais, irlandais, français, allemands, espagnols, italiens, portugais, polonais, tchèques, suédois, norvégiens, finlandais, danois, néerlandais, hollandais, belges, autrichiens, suisses, russes, ukrainiens, hongrois, turcs, canadiens, québécois, mexicains, brésiliens, argentins, chiliens, australiens, japonais, chinois, coréens, européens",
    studios: "studio, studios, développeur, développeurs, développeuse",
    madeIn:
      "fait en, faits en, fait au, faits au, développé en, développés en, développé au, développés au, créé en, créés en, créé au, créés au, made in, venus de, venus du, venant de, venant du, produit en, produits en, fait aux, faits aux",
    country:
      "états-unis, royaume-uni, angleterre, écosse, irlande, france, allemagne, espagne, italie, portugal, pologne, république tchèque, tchéquie, suède, norvège, finlande, danemark, islande, pays-bas, hollande, belgique, autriche, suisse, russie, ukraine, hongrie, roumanie, grèce, turquie, canada, québec, mexique, brésil, argentine, chili, australie, nouvelle-zélande, inde, japon, chine, corée, corée du sud, taïwan, europe",
    money: "euros, euro, dollars, dollar, balles",
    or: "ou",
    joining: "ou, et",
    article: "le, la, les, un, une, des, de, du, d, l, pour, sur, très, mon, ma, au, aux",
    games: "un truc, des trucs, jeu, jeux, jeu vidéo, jeux vidéo, quelque chose",
    series: "série, saga, franchise, la série, la saga, de la série, de la saga, trilogie",
  },
  fillers:
    "graphismes, graphisme, c'est, commencer, lequel, dois, devrais, ne, copine, copain, femme, mari, mère, père, frère, sœur, soeur, moment, truc, trucs, cadeau, cadeaux, aime, adore, neveu, nièce, lancements, exclusif, exclusifs, exclusive, exclusives, exclusivité, exclusivités, jeu, jeux, vidéo, vidéos, un, une, des, le, la, les, de, du, d, l, et, ou, à, au, aux, en, dans, avec, qui, que, pour, sur, par, je, j, me, moi, mon, ma, mes, on, nous, cherche, recherche, veux, voudrais, aimerais, donne, montre, trouve, conseille, conseillez, conseils, recommandation, recommandations, quel, quels, quelle, quelles, bon, bons, bonne, bonnes, bien, super, chouette, sympa, sympas, quelque, chose, quelques, jouer, joue, jouable, jouables, titre, titres, sont, est, être, soit, y, a, il, ait, ayant, s'il, plaît, svp, stp, style, genre, type, plus, très, trop, aussi, même, tout, tous, toute, toutes, fait, faire, peut, puisse, peux, salut, bonjour, merci, the, thème, ambiance, univers, nouveau, nouveaux, nouvelle, dure, durent, ce, ces, cette, se, passe, passent, sortis, sorti, sortie, où, comment, si, c, ça, idée, idées, envie, quoi, propose, proposez, finir, terminer, genre, heures de, temps, qu, qu'on, peu, beaucoup, n, s, t, m, chercher, jeux-vidéo, pas mal, fini, durée, vie, ans, mode, durer, existe, existent, va, vont, aller, faut, joueur, tu, vous, temps, connaissez, connais, as, avez, ai, nos, notre, d'un, d'une, mais",
  numbers: "un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze",
  ordinals:
    "premier/première, deuxième/second/seconde, troisième, quatrième, cinquième, sixième, septième, huitième, neuvième, dixième",
  decades: "cinquante, soixante, soixante-dix, quatre-vingt, quatre-vingt-dix",
  seasons: "printemps, été, automne, hiver",
  months: "janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre",
  options: {
    genres: {
      indie: "jeu indé, jeux indé, jeux indés, jeu indépendant, jeux indépendants, indépendant, indépendants",
      action: "se défouler, pour se défouler, me défouler, pour me défouler, d'action, combat, combats",
      adventure: "aventure, aventures, d'aventure, d'aventures",
      "role-playing-games-rpg": "jeu de rôle, jeux de rôle, rôle, jdr",
      shooter: "tir, jeu de tir, jeux de tir, de tir",
      puzzle:
        "casse tête, casse-têtes, casse-tête, énigme, énigmes, réflexion, de réflexion, puzzles, jeu de réflexion, d'énigmes",
      racing: "course, courses, de course, voiture, voitures, de voiture, de voitures, de courses",
      sports: "sport, de sport, sportif, sportifs",
      strategy: "stratégie, de stratégie, stratégique, stratégiques",
      "turn-based-tactics": "tactique au tour par tour, tactiques au tour par tour, tactique tour par tour",
      "turn-based-strategy": "stratégie au tour par tour",
      "real-time-strategy": "stratégie en temps réel",
      simulation: "simulateur, simulateurs, de simulation, simulations",
      fighting: "de combat, de combats, jeu de combat, jeux de combat, baston, versus fighting, bagarre",
      platformer: "plateforme, plateformes, de plateforme, plates-formes, plate-forme, de plateformes",
      card: "cartes, de cartes, jeu de cartes, jeux de cartes",
      "board-games": "plateau, jeu de plateau, jeux de société, jeu de société",
      educational: "éducatif, éducatifs, pour apprendre",
      family: "familial, familiaux",
      casual:
        "pour ma grand-mère, pour mon grand-père, pour mes grands-parents, pour mamie, pour papi, pour seniors, pour les seniors, occasionnel",
      "city-builder": "construction de ville, city builder, bâtir une ville, construction de villes, gestion de ville",
      "tower-defense": "défense de tours",
      "point-click": "point and click, pointer-cliquer",
      "visual-novel": "roman visuel, romans visuels",
      "walking-simulator": "simulateur de marche, simulateurs de marche, simulateur de promenade",
      stealth: "infiltration, d'infiltration",
      "survival-horror": "horreur et survie, survie horreur",
      deckbuilding: "construction de deck, deckbuilding",
      arcade: "d'arcade",
    },
    tags: {
      jrpg: "jeu de rôle japonais, jeux de rôle japonais, rpg japonais",
      trading: "commerce, marchand",
      rome: "rome antique, la rome antique, romains, empire romain",
      ...themeWords("french"),
      rts: "temps réel, en temps réel",
      "cold-war": "guerre froide, la guerre froide",
      horror:
        "horreur, d'horreur, peur, qui fait peur, qui font peur, effrayant, effrayants, flippant, flippants, épouvante, d'épouvante, qui fout la trouille, angoissant, les plus effrayants, plus effrayants",
      relaxing:
        "relaxant, relaxants, relaxante, détente, détendu, calme, calmes, reposant, reposants, tranquille, tranquilles, cosy, apaisant, apaisants, pour se détendre, pour me détendre, après le travail, après le boulot, pour décompresser, pour dormir, avant de dormir, chill, zen, plus calme, plus tranquille",
      agriculture: "jardinage, jardin, ferme, fermes, agriculture, de ferme, fermier",
      "open-world": "monde ouvert, en monde ouvert, à monde ouvert, mondes ouverts",
      multiplayer: "chat vocal, multijoueur, multijoueurs, multi",
      singleplayer: "un joueur, solo, un seul joueur",
      "co-op": "coopératif, coopératifs, coopération, coop, en coopération, en coop, coopérative, jouer en coop",
      isometric: "isométrique, isométriques, vue isométrique, en 3d isométrique",
      "top-down": "vue de dessus, vue du dessus, vu de dessus",
      "local-co-op":
        "coop locale, coop local, coopération locale, en coop locale, en coop local, coop canapé, coop en local",
      "local-multiplayer": "multijoueur local, multi local",
      "online-co-op": "coop en ligne, en coop en ligne, coopération en ligne, en coopération en ligne",
      "split-screen": "écran partagé, écran splitté, écran scindé",
      "story-rich":
        "histoire, bonne histoire, avec une bonne histoire, avec une histoire, belle histoire, scénario, narratif, narratifs, bon scénario, avec une belle histoire, narration, avec un bon scénario, grosse histoire, avec une super histoire, histoire forte",
      "choices-matter": "choix, avec des choix, à choix, choix importants",
      funny:
        "drôle, drôles, humour, rigolo, rigolos, marrant, marrants, comique, humoristique, pour rire, pour rigoler",
      difficult:
        "difficile, difficiles, dur, durs, exigeant, exigeants, corsé, plus difficile, plus dur, très difficile, hardcore",
      "sci-fi": "science-fiction, de science-fiction, sf",
      fantasy: "fantastique, heroic fantasy, fantaisie, médiéval fantastique",
      medieval: "médiéval, médiévaux, moyen âge, chevaliers, au moyen âge, moyenâgeux, médiévale",
      zombies: "zombie, de zombies, avec des zombies, mort-vivants, morts-vivants",
      pirates: "pirate, de pirates, de pirate",
      space: "espace, dans l'espace, spatial, spatiaux, vaisseaux spatiaux, vaisseau",
      war: "guerre, de guerre",
      "world-war-ii":
        "seconde guerre mondiale, la seconde guerre mondiale, deuxième guerre mondiale, la deuxième guerre mondiale",
      "world-war-i": "première guerre mondiale, la première guerre mondiale",
      western: "far west, cow-boys, au far west, cowboys",
      soccer: "foot, football, de foot, de football",
      football: "football américain, foot américain",
      "free-to-play": "gratuit, gratuits, gratuite, gratuitement",
      "pixel-graphics": "pixel art, pixel, pixels, pixelisé, en pixel art",
      "first-person": "première personne, à la première personne, vue à la première personne, vue subjective",
      "third-person": "troisième personne, à la troisième personne",
      fps: "tir à la première personne, jeu de tir à la première personne",
      "turn-based":
        "combat au tour par tour, combats au tour par tour, tour par tour, au tour par tour, en tour par tour",
      survival: "survie, de survie, survivre",
      mystery: "mystère, mystères, de mystère",
      detective: "enquête, enquêtes, détective, détectives, policier, d'enquête, policiers, enquêter",
      dinosaurs: "dinosaures, dinosaure, dinos",
      dragons: "dragon",
      robots: "robot",
      superhero: "super-héros, super héros",
      "party-game": "fête, pour une fête, party game, jeu d'ambiance, pour les soirées, soirée entre amis",
      vampire: "vampires",
      aliens: "extraterrestres, aliens",
      fishing: "pêche, de pêche, pêcher",
      "post-apocalyptic": "post-apocalyptique, post-apocalyptiques, post-apo, apocalypse, apocalyptique",
      cute: "mignon, mignons, mignonne, adorable, choupi, trop mignon, kawaii",
      beautiful: "beau, beaux, belle, magnifique, magnifiques, beaux graphismes, joli, jolis",
      dark: "sombre, sombres, plus sombre, plus sombres, glauque",
      gore: "sanglant, sanglants, violent, violents, violence, sang",
      romance: "romantique, romantiques, amour, d'amour, romances",
      emotional:
        "pour pleurer, pleurer, qui font pleurer, à pleurer, triste, tristes, émouvant, émouvants, touchant, émotion, qui fait pleurer, émotionnel, bouleversant, les plus tristes, plus tristes, les plus émouvants",
      "fast-paced": "rapide, rapides, nerveux, nerveuse, frénétique",
      classic: "classique, classiques",
      retro: "vieille école, à l'ancienne, rétro",
      music: "musique, musical, rythme, de rythme, musicaux",
      "great-soundtrack":
        "bonne musique, belle musique, bonne bande-son, super musique, belle bande-son, avec une bonne bande son",
      management: "gestion, de gestion",
      building: "construction, construire, de construction",
      crafting: "artisanat, fabrication, craft",
      historical: "historique, historiques",
      magic: "magie, magicien, sorcier, sorciers",
      ninja: "ninjas",
      "family-friendly": "tout public, tous publics",
      "female-protagonist":
        "héroïne, protagoniste féminine, avec une héroïne, héroïne féminine, personnage féminin, avec une femme en héroïne",
      vr: "réalité virtuelle, en réalité virtuelle",
      "time-travel": "voyage dans le temps, voyages dans le temps",
      "hand-drawn": "dessiné à la main, dessinés à la main",
      underwater: "sous-marin, sous l'eau, sous la mer, sous-marins",
      mythology: "mythologie, mythologique, mythologie grecque",
      "2d": "en 2d",
      "3d": "en 3d",
      tactical: "tactique, tactiques",
      exploration: "chasse au trésor, chasses au trésor, explorer, d'exploration",
      mafia: "la mafia",
      sniper: "sniper, tireur d'élite",
      "base-building": "construction de base",
      cyberpunk: "cyberpunks",
    },
    platforms: {
      pc: "ordinateur, ordi, l'ordinateur, mon ordi, mon pc, mon ordinateur",
      "nintendo-switch": "la switch",
      "nintendo-switch-2": "la switch 2",
      playstation5: "la ps5",
      playstation4: "la ps4",
      web: "navigateur, le navigateur",
      ios: "iphone, l'iphone",
      genesis: "mega drive, la mega drive, megadrive",
      snes: "super nes, super nintendo",
    },
    stores: {
      "playstation-store": "psn",
      "epic-games": "l'epic store, l'epic games store",
    },
  },
  subjects: FRENCH_SUBJECTS,
};
