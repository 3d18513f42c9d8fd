// Hostile addresses, and hostile markup that leads to one.
import type { Family } from "./hostile-code.ts";

/** Ways to spell a scheme that a parser of addresses reads as `javascript:`, and others that have run scripts. */
const SCHEMES = [
  "javascript:",
  "JavaScript:",
  " javascript:",
  "\u0001javascript:",
  "\u001Fjavascript:",
  "java\tscript:",
  "java\nscript:",
  "java\rscript:",
  "j\na\nv\na\nscript:",
  "&#106;avascript:",
  "&#x6A;avascript&colon;",
  "&#0000106avascript:",
  "javascript&#58;",
  "javascript&Tab;:",
  "java&NewLine;script:",
  "&Tab;javascript:",
  "javascript://%0a",
  "javascript://https://a.example/%0a",
  "javascript:/*https://a.example*/",
  "javascript:void(0);",
  "feed:javascript:",
  "view-source:javascript:",
  "jar:javascript:",
  "vbscript:",
  "livescript:",
  "mocha:",
  "java\u200Bscript:",
  "ｊavascript:",
];
const LEADERS: readonly ((address: string) => string)[] = [
  (address) => `<a class=press href="${address}">lead</a>`,
  (address) => `<a class=press target=_self href='${address}'>lead</a>`,
  (address) => `<svg><a class=press xlink:href="${address}"><text y=20>lead</text></a></svg>`,
];
const HOLDERS: readonly ((address: string) => string)[] = [
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><button class=press>send</button></form>`,
  (address) => `<button form=f class=press formaction="${address}">send</button><form id=f></form>`,
  (address) => `<map name=m><area class=press shape=default href="${address}"></map><img usemap=#m src=x:>`,
  (address) => `<math><mi class=press href="${address}">lead</mi></math>`,
  (address) => `<svg><a class=press><animate attributeName=href values="${address}"/><text y=20>lead</text></a></svg>`,
  (address) => `<svg><set attributeName=onload to="${address}"/></svg>`,
  (address) => `<svg><use href="${address}#x"/></svg>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<img src="${address}"><video poster="${address}"></video>`,
  (address) => `<link rel=stylesheet href="${address}"><link rel=prefetch href="${address}">`,
  (address) => `<table background="${address}"><td background="${address}"></table>`,
  (address) => `<frameset><frame src="${address}"></frameset>`,
  (address) => `<a class=press ping="${address}" href="#">lead</a>`,
];

export const addresses: Family = {
  family: "addresses",
  texts: (code) => [
    ...SCHEMES.flatMap((scheme) => LEADERS.map((lead) => lead(`${scheme}${code()}`))),
    ...HOLDERS.flatMap((hold) =>
      ["javascript:", "java\tscript:", "data:text/html,<script>parent.", "data:text/html;base64,"].map((scheme) =>
        hold(scheme.endsWith("base64,") ? scheme + btoa(`<script>parent.${code()}</script>`) : `${scheme}${code()}`),
      ),
    ),
    `<iframe srcdoc="<script>parent.${code()}</script>"></iframe>`,
    `<iframe srcdoc="&lt;img src=x: onerror=parent.${code()}&gt;"></iframe>`,
    `<iframe srcdoc='<svg onload=parent.${code()}>'></iframe>`,
    `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${code()}</script></svg>#x"/></svg>`,
  ],
};

/** Addresses alone, for fields that are links. */
export const HOSTILE_ADDRESSES: readonly string[] = SCHEMES.flatMap((scheme, index) => [
  `${scheme}hit(${9000 + index})`,
  `${scheme.replaceAll(/&[^;]+;?/g, ":")}hit(${9000 + index})`,
]).concat(
  [
    "data:text/html,<script>hit(9100)</script>",
    "blob:null/x",
    "file:///etc/passwd",
    "ftp://a.example/",
    '//a.example/"onmouseover=hit(9101)',
  ],
  [
    'https://a.example/"onclick="hit(9102)',
    "https://user:hit@a.example/",
    "http:javascript:hit(9103)",
    "https:\\\\a.example",
    "HTTPS://a.example/<svg onload=hit(9104)>",
  ],
);
