// Everything that may come instead of an answer, each with exactly what must come of it.
import {
  type MalformedAnswer,
  GOOD,
  WRONG_STRUCTURE,
  noData,
  json,
  recommendations,
  tricks,
  similar,
  upcoming,
  whole,
  filledTricks,
  filledGroups,
  withTricks,
  withGames,
  oneGroup,
} from "./answer-samples.ts";
import { BROKEN_ANSWERS, WRAPPED_ANSWERS } from "./broken-answers.ts";

const WRONG: MalformedAnswer[] = [
  ["tricks missing", `{"recommendations":${recommendations}}`, { error: WRONG_STRUCTURE }],
  ["recommendations missing", `{"tricks":${tricks}}`, { error: WRONG_STRUCTURE }],
  ["tricks missing, fenced", `\`\`\`json\n{"recommendations":${recommendations}}\n\`\`\``, filledTricks],
  ["recommendations missing, fenced", `\`\`\`json\n{"tricks":${tricks}}\n\`\`\``, filledGroups],
  ["neither, in valid JSON", '{"answer":42}', { error: WRONG_STRUCTURE }],
  ["neither, fenced", '```json\n{"answer":42}\n```', { error: WRONG_STRUCTURE }],
  ["an error instead of an answer", '{"error":"I cannot do that"}', { error: WRONG_STRUCTURE }],
  ["both empty", '{"recommendations":[],"tricks":[]}', { insight: { recommendations: [], tricks: [] } }],
  ["both empty, fenced", '```{"recommendations":[],"tricks":[]}```', { insight: { recommendations: [], tricks: [] } }],
  ["sections that are text", '{"recommendations":"Dead Cells","tricks":"Roll late."}', { error: WRONG_STRUCTURE }],
  ["sections that are null", '{"recommendations":null,"tricks":null}', { error: WRONG_STRUCTURE }],
  [
    "items of all wrong kinds",
    '{"recommendations":[1,null,"x",[],{"name":5,"games":["A"]},{"name":"B","games":"C"}],"tricks":[1,true,null,{},["x"],""]}',
    { insight: { recommendations: [], tricks: [] } },
  ],
  [
    "titles as objects",
    oneGroup([{ name: "Dead Cells" }, { title: "Judas" }, { id: 7 }]),
    withGames(["Dead Cells", "Judas"]),
  ],
  [
    "tricks as objects",
    JSON.stringify({ ...GOOD, tricks: [{ trick: "Roll late." }, { tip: "Wait." }, { x: "y" }] }),
    withTricks(["Roll late.", "Wait."]),
  ],
  [
    "groups as an object",
    JSON.stringify({ recommendations: { similar_games: similar, "Upcoming Releases": upcoming }, tricks: GOOD.tricks }),
    whole,
  ],
  [
    "groups as an object of lists",
    '{"recommendations":{"Similar Games":["Dead Cells"]},"tricks":["Roll late."]}',
    withGames(["Dead Cells"]),
  ],
  ["titles twice", oneGroup(["Dead Cells", "Dead Cells", " Dead  Cells "]), withGames(["Dead Cells"])],
  [
    "keys nobody asked for",
    oneGroup(["Dead Cells"], { url: "https://evil.example", image: "x" }),
    withGames(["Dead Cells"]),
  ],
  [
    "too many groups",
    JSON.stringify({ recommendations: Array.from({ length: 9 }, () => similar), tricks: GOOD.tricks }),
    {
      insight: {
        recommendations: Array.from({ length: 4 }, () => similar ?? { name: "", games: [], reason: "" }),
        tricks: GOOD.tricks,
      },
    },
  ],
  [
    "too many titles",
    oneGroup(Array.from({ length: 30 }, (_, index) => `Game ${index}`)),
    withGames(Array.from({ length: 8 }, (_, index) => `Game ${index}`)),
  ],
  [
    "too many tricks",
    JSON.stringify({ ...GOOD, tricks: Array.from({ length: 30 }, (_, index) => `Trick ${index}`) }),
    withTricks(Array.from({ length: 8 }, (_, index) => `Trick ${index}`)),
  ],
  ["a title of 5,000 characters", oneGroup(["Dead Cells", "A".repeat(5000)]), withGames(["Dead Cells"])],
];

const HOSTILE: MalformedAnswer[] = [
  ["nothing", "", { error: noData("") }],
  ["blank space", " \n\t ", { error: noData(" \n\t ") }],
  ["prose", "I'm sorry, but I can't help with that.", { error: noData("I'm sorry, but I can't help with that.") }],
  ["prose longer than what is shown", "No. ".repeat(200), { error: noData("No. ".repeat(50)) }],
  ["null", "null", { error: WRONG_STRUCTURE }],
  ["a number", "42", { error: WRONG_STRUCTURE }],
  ["an empty object", "{}", { error: WRONG_STRUCTURE }],
  [
    "a page of HTML",
    "<!doctype html><html><body>502 Bad Gateway</body></html>",
    { error: noData("<!doctype html><html><body>502 Bad Gateway</body></html>") },
  ],
  [
    "scripts in titles",
    oneGroup(["<script>alert(1)</script>", "<img src=x onerror=alert(1)>"]),
    withGames(["<script>alert(1)</script>", "<img src=x onerror=alert(1)>"]),
  ],
  [
    "control characters and turned text",
    oneGroup(["Dead\u0000 \u001b[31mCells", "\u202eslleC daeD\u202c"]),
    withGames(["Dead [31mCells", "slleC daeD"]),
  ],
  [
    "a lone surrogate",
    `{"recommendations":[],"tricks":["Roll \\ud800 late."]}`,
    { insight: { recommendations: [], tricks: ["Roll \ufffd late."] } },
  ],
  [
    "__proto__ as a key",
    '{"__proto__":{"recommendations":[],"tricks":["Polluted."]},"recommendations":[{"__proto__":{"name":"X","games":["Polluted"]}}],"tricks":["Roll late."]}',
    { insight: { recommendations: [], tricks: ["Roll late."] } },
  ],
  [
    "constructor as a key",
    '{"constructor":{"prototype":{"tricks":["Polluted."]}},"recommendations":[],"tricks":["Roll late."]}',
    { insight: { recommendations: [], tricks: ["Roll late."] } },
  ],
  ["a flood of 168 KB after the answer", `${json}${" and so on".repeat(17_200)}`, whole],
  ["a flood of 168 KB before the answer", `${"blah ".repeat(34_400)}${json}`, { error: noData("blah ".repeat(40)) }],
  [
    "a flood of tricks",
    `{"recommendations":${recommendations},"tricks":[${'"Roll late.",'.repeat(14_000)}]}`,
    withTricks(["Roll late."]),
  ],
  ["a flood of opening braces", '{"tricks":'.repeat(16_800), { error: noData('{"tricks":'.repeat(20)) }],
  [
    "a flood of opening brackets",
    `{"recommendations":${"[".repeat(168_000)}`,
    { error: noData(`{"recommendations":${"[".repeat(181)}`) },
  ],
  [
    "a flood of quotation marks",
    `{"tricks":[${'"'.repeat(168_000)}`,
    { error: noData(`{"tricks":[${'"'.repeat(189)}`) },
  ],
  [
    "a flood of backslashes",
    `{"tricks":["${"\\".repeat(168_000)}`,
    { error: noData(`{"tricks":["${"\\".repeat(188)}`) },
  ],
];

export const MALFORMED_ANSWERS: readonly MalformedAnswer[] = [
  ...WRAPPED_ANSWERS,
  ...BROKEN_ANSWERS,
  ...WRONG,
  ...HOSTILE,
];
