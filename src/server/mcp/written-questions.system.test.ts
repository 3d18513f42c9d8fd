// What people ask an assistant, the call that it makes of that, and a game that must be in the answer.
import type { Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callTool, connectAgent } from "../../../test/support/agent.ts";
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

let test: TestApp;
let agent: Client;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
  agent = await connectAgent(await test.app.listen({ port: 0, host: "127.0.0.1" }));
}, 60_000);
afterAll(async () => {
  await agent.close();
  await test.close();
});

describe("[G-02] what people ask an assistant", () => {
  it.each(QUESTIONS)("%s", { timeout: 30_000 }, async (...question) => {
    const [, tool, inputs, expected] = question;
    const { text, isError } = await callTool(agent, tool, inputs);
    expect([isError, text]).toEqual([false, expect.stringContaining(expected)]);
  });

  it.each([
    ["oldest", { developers: ["valve-software"] }, "Half-Life (1998)"],
    ["newest", { developers: ["team-cherry"] }, "Hollow Knight: Silksong (2025)"],
    ["newest", { series: ["the-witcher"], release: "upcoming" }, "(no date)"],
  ])("[G-02] the %s of %j are out, unless what is not is asked for", async (order, filters, expected) => {
    const { text } = await callTool(agent, "find_games", { ...filters, order, limit: 1 });
    expect(text).toContain(expected);
  });
});
