// IGDB's genres, themes, game modes and player perspectives (https://api-docs.igdb.com/#genre, #theme, #game-mode,
// #player-perspective) by their numbers there, and what they are in RAWG's words: the genres and tags of data/taxonomies.
// A row without either has no counterpart.

type Row = readonly [igdb: number, name: string, genres: readonly string[], tags: readonly string[]];
export type Terms = { genres: readonly string[]; tags: readonly string[] };

const tableOf = (rows: readonly Row[]): ReadonlyMap<number, Terms> =>
  new Map(rows.map(([igdb, , genres, tags]) => [igdb, { genres, tags }]));

export const GENRE_TERMS = tableOf([
  [2, "Point-and-click", ["adventure"], ["point-click"]],
  [4, "Fighting", ["fighting"], []],
  [5, "Shooter", ["shooter"], []],
  [7, "Music", [], ["music"]],
  [8, "Platform", ["platformer"], []],
  [9, "Puzzle", ["puzzle"], []],
  [10, "Racing", ["racing"], []],
  [11, "Real Time Strategy (RTS)", ["strategy"], ["rts"]],
  [12, "Role-playing (RPG)", ["role-playing-games-rpg"], ["rpg"]],
  [13, "Simulator", ["simulation"], []],
  [14, "Sport", ["sports"], []],
  [15, "Strategy", ["strategy"], []],
  [16, "Turn-based strategy (TBS)", ["strategy"], ["turn-based-strategy"]],
  [24, "Tactical", ["strategy"], ["tactical"]],
  // Which of the two a game is, its keywords may say.
  [25, "Hack and slash/Beat 'em up", ["action"], []],
  [26, "Quiz/Trivia", ["casual"], []],
  [30, "Pinball", ["arcade"], []],
  [31, "Adventure", ["adventure"], []],
  [32, "Indie", ["indie"], []],
  [33, "Arcade", ["arcade"], []],
  [34, "Visual Novel", ["adventure"], ["visual-novel"]],
  // One word there for two here: whoever filters by either finds it.
  [35, "Card & Board Game", ["card", "board-games"], []],
  [36, "MOBA", ["strategy"], ["moba"]],
]);

export const THEME_TERMS = tableOf([
  [1, "Action", ["action"], []],
  [17, "Fantasy", [], ["fantasy"]],
  [18, "Science fiction", [], ["sci-fi"]],
  [19, "Horror", [], ["horror"]],
  [20, "Thriller", [], ["thriller"]],
  [21, "Survival", [], ["survival"]],
  [22, "Historical", [], ["historical"]],
  [23, "Stealth", [], ["stealth"]],
  [27, "Comedy", [], ["comedy"]],
  [28, "Business", [], ["management"]],
  [31, "Drama", [], ["drama"]],
  [32, "Non-fiction", [], []],
  [33, "Sandbox", [], ["sandbox"]],
  [34, "Educational", ["educational"], ["education"]],
  [35, "Kids", ["family"], ["family-friendly"]],
  [38, "Open world", [], ["open-world"]],
  [39, "Warfare", [], ["war"]],
  [40, "Party", [], ["party-game"]],
  [41, "4X (explore, expand, exploit, and exterminate)", ["strategy"], ["4x"]],
  [42, "Erotic", [], []],
  [43, "Mystery", [], ["mystery"]],
  [44, "Romance", [], ["romance"]],
]);

export const MODE_TERMS = tableOf([
  [1, "Single player", [], ["singleplayer"]],
  [2, "Multiplayer", [], ["multiplayer"]],
  [3, "Co-operative", [], ["co-op"]],
  [4, "Split screen", [], ["split-screen"]],
  [5, "Massively Multiplayer Online (MMO)", ["massively-multiplayer"], ["mmo"]],
  [6, "Battle Royale", [], ["battle-royale-2"]],
]);

export const PERSPECTIVE_TERMS = tableOf([
  [1, "First person", [], ["first-person"]],
  [2, "Third person", [], ["third-person"]],
  [3, "Bird view / Isometric", [], ["top-down"]],
  [4, "Side view", [], ["side-scroller"]],
  [5, "Text", [], ["interactive-fiction"]],
  [6, "Auditory", [], []],
  [7, "Virtual Reality", [], ["vr"]],
]);
