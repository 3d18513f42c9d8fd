// What belongs to a scene whatever else is known of a game: where its pictures play, and who is seen there.
import type { Scene } from "#shared/artwork.ts";

/** Names of parts. */
export const SCENE_PARTS: Record<Scene, { places: readonly string[]; subjects: readonly string[] }> = {
  peaks: {
    places: ["alps", "mountain-lake", "gorge", "above-clouds", "summit", "castle-hill", "meadow", "volcano"],
    subjects: ["wanderer", "hero-with-sword", "hiker", "rider", "eagle"],
  },
  city: {
    places: [
      "city-street",
      "rooftop",
      "city-overlook",
      "alley",
      "city-bridge",
      "old-town",
      "boulevard",
      "harbour-town",
    ],
    subjects: ["detective", "runner", "gangster", "vigilante", "sports-car"],
  },
  space: {
    places: ["orbit", "ringed-planet", "asteroid-belt", "galaxy", "alien-planet", "moon-base", "mars-desert"],
    subjects: ["starfighter", "spacecraft", "astronaut", "fleet", "space-station"],
  },
  "neon-grid": {
    places: ["neon-city", "neon-grid", "neon-tunnel", "neon-sunset", "circles-of-light"],
    subjects: ["runner", "hacker", "cyborg", "motorbike", "cube-runner"],
  },
  dungeon: {
    places: ["crypt", "cavern", "castle-hall", "great-stairs", "chasm-bridge", "throne-room", "mine", "crystal-cave"],
    subjects: ["lantern-bearer", "knight", "mage", "eyes-in-the-dark", "skeleton", "treasure-chest"],
  },
  track: {
    places: ["race-track", "open-road", "coast-road", "mountain-road", "night-street", "rally-stage"],
    subjects: ["sports-car", "rally-car", "single-seater", "motorbike", "two-racers"],
  },
  pitch: {
    places: ["stadium", "football-pitch", "street-court", "skatepark"],
    subjects: ["trophy", "footballer", "football-team", "manager"],
  },
  board: {
    places: ["felt-table", "table-room", "map-table", "board-islands", "desk"],
    subjects: ["dice", "hand-of-cards", "board-tokens", "chess-pieces"],
  },
  "pixel-platforms": {
    places: ["pixel-meadow", "pixel-cave", "pixel-castle", "pixel-islands", "pixel-ladders"],
    subjects: ["pixel-hero", "pixel-knight", "pixel-dragon"],
  },
  geometry: {
    places: ["void", "circles-of-light", "impossible-house", "monolith-plain", "maze", "floating-islands"],
    subjects: ["falling-blocks", "marble", "crystal", "monolith", "gears"],
  },
  ring: {
    places: ["boxing-ring", "dojo", "colosseum", "torii-gate", "rooftop"],
    subjects: ["two-fighters", "martial-artist", "sword-duel", "boxers"],
  },
  ruins: {
    places: ["ruined-arch", "colonnade", "jungle-temple", "stone-circle", "flooded-hall", "lost-city"],
    subjects: ["wanderer", "explorer", "knight", "giant", "hero-with-sword"],
  },
  ocean: {
    places: ["open-sea", "lagoon", "lighthouse-coast", "pirate-cove", "reef", "deep-sea", "stormy-sea"],
    subjects: ["sailing-ship", "diver", "submarine", "whale", "rowing-boat", "shark"],
  },
  forest: {
    places: ["pine-forest", "great-tree", "waterfall", "tree-village", "meadow", "jungle", "bare-trees"],
    subjects: ["wanderer", "deer", "fox", "archer", "child-with-lantern"],
  },
  desert: {
    places: ["dunes", "mesas", "rock-arch", "oasis", "canyon", "pyramids"],
    subjects: ["rider", "wanderer", "gunslinger", "jeep"],
  },
  snow: {
    places: ["snow-plain", "snow-cabin", "ice-cave", "ski-slope", "alps"],
    subjects: ["survivor", "dog-sled", "wolf", "snowboarder"],
  },
};
