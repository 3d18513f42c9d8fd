// What a document links of the build's files.
import { expect, it } from "vitest";
import { linkPage } from "./built-files.ts";

const MANIFEST = {
  "index.html": { file: "assets/index.js", imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js" },
  "_button.js": { file: "assets/button.js", css: ["assets/button.css"], imports: ["_react.js"] },
  "_card.js": { file: "assets/card.js", css: ["assets/card.css"], imports: ["_button.js", "pages/game-page.tsx"] },
  "pages/game-page.tsx": { file: "assets/game.js", css: ["assets/game.css"], imports: ["_card.js", "_button.js"] },
};

it("[B-01] links each file of a page once, styles after those of what they build on, and nothing that the entry brings", () => {
  const { styles, scripts } = linkPage(MANIFEST, ["pages/game-page.tsx"]);
  expect([...styles.matchAll(/href="\/assets\/(\w+)\.css"/g)].map(([, name]) => name)).toEqual([
    "button",
    "card",
    "game",
  ]);
  expect([...scripts.matchAll(/href="\/assets\/(\w+)\.js"/g)].map(([, name]) => name)).toEqual([
    "button",
    "card",
    "game",
  ]);
});
