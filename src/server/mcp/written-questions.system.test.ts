// What people ask an assistant, the call that it makes of that, and a game that must be in the answer.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANSWER_MAX, callTool, connectAgent, type Generation, GENERATIONS } from "../../../test/support/agent.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";

type Question = [asked: string, tool: string, inputs: Record<string, unknown>, expected: string];

const QUESTIONS: Question[] = [
  ["What is Hollow Knight about?", "get_game", { game: "Hollow Knight" }, "Hollow Knight (2017)"],
  ["Who made Disco Elysium?", "get_game", { game: "disco elysium" }, "Developers: ZA/UM"],
  ["How long is Hades?", "get_game", { game: "hades-2018" }, " h "],
  ["Is Stardew Valley on Switch?", "get_game", { game: "Stardew Valley" }, "Nintendo Switch"],
  ["Where can I buy Celeste?", "get_game", { game: "celeste" }, "Stores: "],
  ["Is The Witcher 3 for children?", "get_game", { game: "The Witcher 3: Wild Hunt" }, "Age rating: Mature"],
  ["What score did Portal 2 get?", "get_game", { game: "4200" }, "Metacritic 95"],
  ["When did Tetris come out?", "get_game", { game: "tetris" }, "Tetris"],
  ["Find the game with the goose", "search_games", { query: "you are a goose" }, "Untitled Goose Game"],
  ["That football game with cars", "search_games", { query: "football with cars" }, "Rocket League"],
  ["Border guard passport game", "search_games", { query: "border guard passport" }, "Papers, Please"],
  ["Cosy games for two on Switch", "search_games", { query: "cozy co-op games on switch" }, "Stardew Valley"],
  ["Games by FromSoftware", "search_games", { query: "fromsoftware" }, "Dark Souls"],
  ["Zelda games", "search_games", { query: "zelda games", limit: 10 }, "The Legend of Zelda"],
  ["From the makers of Celeste", "search_games", { query: "from the makers of celeste", limit: 10 }, "Celeste"],
  ["witcher 3, mistyped", "search_games", { query: "wicher 3" }, "The Witcher 3: Wild Hunt"],
  ["gta 5", "search_games", { query: "gta 5" }, "Grand Theft Auto V"],
  ["Best RPGs of 2015", "search_games", { query: "best rpg of 2015" }, "The Witcher 3: Wild Hunt"],
  ["Juegos de terror para ps4", "search_games", { query: "juegos de terror para ps4", limit: 10 }, "PlayStation 4"],
  [
    "Ruhige Spiele wie Animal Crossing",
    "search_games",
    { query: "ruhige spiele wie stardew valley" },
    "Animal Crossing",
  ],
  ["ゼルダの伝説", "search_games", { query: "ゼルダの伝説" }, "Zelda"],
  ["Puzzle games on iOS", "find_games", { genres: ["puzzle"], platforms: ["ios"], limit: 10 }, "Wordle"],
  ["Strategy, no multiplayer", "find_games", { genres: ["strategy"], not_tags: ["multiplayer"] }, "Strategy"],
  ["Highest rated Nintendo 64 games", "find_games", { platforms: ["nintendo-64"], order: "best" }, "Ocarina of Time"],
  ["Metroidvanias since 2017", "find_games", { genres: ["metroidvania"], year_from: 2017 }, "Hollow Knight"],
  ["Short horror", "find_games", { tags: ["horror"], hours_to: 10, limit: 10 }, "Resident Evil"],
  [
    "Valve's games, oldest first",
    "find_games",
    { developers: ["valve-software"], order: "oldest" },
    "Half-Life (1998)",
  ],
  ["Open world on Epic", "find_games", { tags: ["open-world"], stores: ["epic-games"] }, "Grand Theft Auto V"],
  ["What comes out next", "find_games", { release: "upcoming", order: "known", limit: 10 }, "(no date)"],
  ["Racing for everyone", "find_games", { genres: ["racing"], age_ratings: ["everyone"] }, "Mario Kart"],
  ["The longest RPGs", "find_games", { genres: ["role-playing-games-rpg"], order: "longest" }, " h "],
  ["The Mass Effect series", "find_games", { series: ["mass-effect"], order: "oldest" }, "Mass Effect"],
  ["Score above 95", "find_games", { score_from: 95, limit: 10 }, "Metacritic 9"],
  ["Games like Portal", "similar_games", { game: "Portal" }, "The Talos Principle"],
  ["After Hades", "similar_games", { game: "Hades", limit: 10 }, "Dead Cells"],
  ["Like Civilization VI", "similar_games", { game: "Civilization VI", limit: 10 }, "Strategy"],
  ["What tags are there for pirates?", "list_options", { filter: "tags", search: "pirate" }, "pirates"],
  ["Which platforms are there?", "list_options", { filter: "platforms" }, "pc: PC"],
  ["Is there a studio called Naughty Dog?", "list_options", { filter: "developers", search: "naughty" }, "naughty-dog"],
  ["Surprise me with a platformer", "surprise_me", { genres: ["platformer"] }, "Metacritic"],
];

/** The rows of the table in the documents: what is asked, the call, what is answered first. */
const DOCUMENTED = readFileSync(join(import.meta.dirname, "../../../docs/agents.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| .* \| `\w+` .* \|$/.test(line) && line.includes(": "))
  .map((line) => line.slice(1, -1).split("|"))
  .map(([asked = "", call = "", answer = ""]) => ({ asked: asked.trim(), call: call.trim(), answer: answer.trim() }));
/** Words of that table that tell of an answer rather than repeat it. */
const TOLD = /^(?:what is said of it|its |stores with links|another )/;

/** `tool` input: "text", other: ["one"]. */
function documentedCall(tool: string, inputs: Record<string, unknown>): string {
  const written = Object.entries(inputs).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `\`${tool}\` ${written.join(", ")}`;
}

/** Throws where one of `parts` is missing in `text`, or stands before the one that it follows. */
function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect([part, at >= 0, text]).toEqual([part, true, text]);
    from = at + part.length;
  }
}

let test: TestApp;
let agents: Readonly<Record<Generation, Client>>;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
  const address = await test.app.listen({ port: 0, host: "127.0.0.1" });
  agents = { "2025": await connectAgent(address, "2025"), "2026": await connectAgent(address, "2026") };
}, 60_000);
afterAll(async () => {
  await Promise.all(Object.values(agents).map((agent) => agent.close()));
  await test.close();
});

it("[G-02] there are forty questions, and the documents have them all", () => {
  expect(QUESTIONS).toHaveLength(40);
  expect(DOCUMENTED.map(({ asked, call }) => [asked, call])).toEqual(
    QUESTIONS.map(([asked, tool, inputs]) => [asked, documentedCall(tool, inputs)]),
  );
});

describe.each(Object.keys(GENERATIONS) as Generation[])("[G-02] what people ask an assistant of %s", (generation) => {
  it.each(QUESTIONS)("%s", { timeout: 30_000 }, async (...question) => {
    const [asked, tool, inputs, expected] = question;
    const { text, structured, isError } = await callTool(agents[generation], tool, inputs);
    expect([isError, text]).toEqual([false, expect.stringContaining(expected)]);
    expect(Math.max(text.length, JSON.stringify(structured).length)).toBeLessThan(ANSWER_MAX);
    const { answer = "" } = DOCUMENTED.find((row) => row.asked === asked) ?? {};
    expectInOrder(
      text,
      answer.split("; ").filter((part) => !TOLD.test(part)),
    );
  });
});

describe("[G-02] orders", () => {
  it.each([
    ["oldest", { developers: ["valve-software"] }, "Half-Life (1998)"],
    ["newest", { developers: ["team-cherry"] }, "Hollow Knight: Silksong (2025)"],
    ["newest", { series: ["the-witcher"], release: "upcoming" }, "(no date)"],
  ])("[G-02] the %s of %j are out, unless what is not is asked for", async (order, filters, expected) => {
    const { text } = await callTool(agents["2026"], "find_games", { ...filters, order, limit: 1 });
    expect(text).toContain(expected);
  });
});
