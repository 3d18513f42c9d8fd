// What models really send instead of JSON: JSON wrapped in other things, and JSON that is broken or cut.
import {
  type MalformedAnswer,
  GOOD,
  noData,
  json,
  pretty,
  recommendations,
  tricks,
  similar,
  whole,
  filledTricks,
  filledGroups,
  withTricks,
  withGames,
  oneGroup,
  cutAfter,
  DEFAULTS,
} from "./answer-samples.ts";

export const WRAPPED_ANSWERS: MalformedAnswer[] = [
  ["valid JSON", json, whole],
  ["valid JSON over many lines", pretty, whole],
  ["blank space around", `\n\n  ${json}  \n`, whole],
  ["a byte order mark", `\uFEFF${json}`, whole],
  ["a fence that names its language", `\`\`\`json\n${pretty}\n\`\`\``, whole],
  ["a fence without a language", `\`\`\`\n${json}\n\`\`\``, whole],
  ["a fence in capitals", `\`\`\`JSON\n${json}\n\`\`\``, whole],
  ["a fence that never closes", `\`\`\`json\n${json}`, whole],
  ["a fence of tildes", `~~~\n${json}\n~~~`, whole],
  ["prose before", `Sure! Here is your analysis:\n${json}`, whole],
  ["prose after", `${json}\n\nI hope this helps!`, whole],
  ["prose with braces before", `Here {as asked} is the {JSON} you {wanted}: ${json}`, whole],
  ["prose and a fence", `Of course.\n\n\`\`\`json\n${pretty}\n\`\`\`\nEnjoy!`, whole],
  ["thinking before", `<think>The user wants {"tricks": ["Cheat."]}.</think>${json}`, whole],
  ["thinking with a draft of the answer", `<thinking>${json.replace("Dead", "Draft")}</thinking>\n${json}`, whole],
  [
    "thinking that never ends",
    `<think>They want recommendations: ${json}`,
    { error: noData(`<think>They want recommendations: ${json}`.slice(0, 200)) },
  ],
  ["thinking that was begun elsewhere", `so I will answer.</think>${json}`, whole],
  ["JSON inside a string of JSON", JSON.stringify(json), whole],
  ["one object around it", `{"result":${json}}`, whole],
  ["two objects and a list around it", `{"data":[{"answer":${json}}]}`, whole],
  ["a list around it", `[${json}]`, whole],
  ["HTML around it", `<pre>${json}</pre>`, whole],
  [
    "two blocks, a section each",
    `\`\`\`json\n{"recommendations":${recommendations}}\n\`\`\`\n\`\`\`json\n{"tricks":${tricks}}\n\`\`\``,
    whole,
  ],
];

export const BROKEN_ANSWERS: MalformedAnswer[] = [
  [
    "single quotes",
    `{'recommendations': [{'name': 'Similar Games', 'games': ['Dead Cells', 'Baldur's Gate 3'], 'reason': ''}], 'tricks': ['Roll late.']}`,
    withGames(["Dead Cells", "Baldur's Gate 3"]),
  ],
  [
    "typographic quotes",
    `{“recommendations”: [{“name”: “Similar Games”, “games”: [“Dead Cells”], “reason”: “”}], “tricks”: [“Roll late.”]}`,
    withGames(["Dead Cells"]),
  ],
  [
    "typographic quotes, cut after a comma inside a text",
    `{“recommendations”: [{“name”: “Similar Games”, “games”: [“Dead Cells”], “reason”: “”}], “tricks”: [“Roll late.”, “Jump, then`,
    withGames(["Dead Cells"]),
  ],
  [
    "keys without quotes",
    `{recommendations: [{name: "Similar Games", games: ["Dead Cells"], reason: ""}], tricks: ["Roll late."]}`,
    withGames(["Dead Cells"]),
  ],
  [
    "trailing commas",
    `{"recommendations":${recommendations.replace("]}]", ",],},]")},"tricks":["Roll late.",],}`.replace(
      '"reason"',
      '"reason"',
    ),
    { insight: { ...GOOD, tricks: ["Roll late."] } },
  ],
  ["missing commas between lines", pretty.replaceAll(",\n", "\n"), whole],
  ["comments", `{ // the groups\n"recommendations":${recommendations}, /* four tricks */ "tricks":${tricks}}`, whole],
  [
    "Python's constants",
    `{"done": True, "recommendations":${recommendations},"tricks":${tricks},"error": None}`,
    whole,
  ],
  [
    "quotation marks inside a text",
    `{"recommendations":[{"name":"Similar Games","games":["Keep "Talking" Now","Judas"],"reason":""}],"tricks":["Roll late."]}`,
    withGames(["Judas"]),
  ],
  [
    "line breaks inside a text",
    oneGroup(["Dead Cells"]).replace("Dead Cells", "Dead\n  Cells"),
    withGames(["Dead Cells"]),
  ],
  ["no opening brace", `"recommendations":${recommendations},"tricks":${tricks}}`, whole],
  ["no braces at all", `"recommendations":${recommendations},"tricks":${tricks}`, whole],
  ["one closing brace too many", `${json}}`, whole],
  ["the last brace missing", json.slice(0, -1), whole],
  ["both closing brackets missing", json.slice(0, -2), whole],
  ["cut inside the fourth trick", cutAfter(json, "Rest at {ev"), withTricks(GOOD.tricks.slice(0, 3))],
  ["cut inside the first trick", cutAfter(json, "Roll l"), filledTricks],
  ["cut before the tricks", `{"recommendations":${recommendations},"tri`, filledTricks],
  [
    "cut inside a reason",
    cutAfter(json, "They reward"),
    {
      insight: {
        recommendations: [{ name: "Similar Games", games: similar?.games ?? [], reason: "" }],
        tricks: DEFAULTS.tricks,
      },
      filled: ["tricks"],
    },
  ],
  [
    "cut inside the second title",
    cutAfter(json, "Baldur's"),
    {
      insight: {
        recommendations: [{ name: "Similar Games", games: ["Dead Cells"], reason: "" }],
        tricks: DEFAULTS.tricks,
      },
      filled: ["tricks"],
    },
  ],
  ["cut inside the first title", cutAfter(json, "Dead C"), { error: noData(cutAfter(json, "Dead C")) }],
  [
    "tricks first, cut inside the first title",
    cutAfter(JSON.stringify({ tricks: GOOD.tricks, recommendations: GOOD.recommendations }), "Dead C"),
    filledGroups,
  ],
  [
    "cut after an apostrophe in single quotes",
    `{'tricks': ['Roll late.', 'Don'`,
    { insight: { recommendations: DEFAULTS.recommendations, tricks: ["Roll late."] }, filled: ["recommendations"] },
  ],
  [
    "cut inside an escape",
    `{"tricks":["Roll late.","Pok\\u00`,
    { insight: { recommendations: DEFAULTS.recommendations, tricks: ["Roll late."] }, filled: ["recommendations"] },
  ],
  ["cut and fenced", `\`\`\`json\n${cutAfter(pretty, "Sell nothing")}`, withTricks(GOOD.tricks.slice(0, 2))],
  [
    "cut before anything is whole",
    '{"recommendations":[{"name":"Sim',
    { error: noData('{"recommendations":[{"name":"Sim') },
  ],
];
