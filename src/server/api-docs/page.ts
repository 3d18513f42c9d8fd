// The API page's body: how to ask, and every operation with its parameters, requests to try and the shape of its answer.
// Plain markup: nothing on it needs a script.
import type { ApiDocument, Operation, Parameter } from "./document.ts";
import { html, withCode, type Html } from "./html.ts";
import { schemaSummary } from "./schema-summary.ts";

/** `/api/games/{game}` as the fragment `games-game`. */
const anchorOf = ({ path }: Operation) =>
  path
    .replace(/^\/api\//, "")
    .replaceAll(/[^a-z0-9]+/gi, "-")
    .replace(/-$/, "");

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The path with its parameters filled in; undefined when one has no example. */
function examplePath({ path, parameters }: Operation): string | undefined {
  const examples = new Map(parameters.filter((one) => one.in === "path").map(({ name, example }) => [name, example]));
  if ([...examples.values()].includes(undefined)) return undefined;
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(examples.get(name) ?? ""));
}

function parameterItem(operation: Operation, { name, description, example, ...parameter }: Parameter): Html {
  const path = examplePath(operation);
  // Commas are what these values are made of, and stay readable in an address.
  const query = `${name}=${encodeURIComponent(example ?? "").replaceAll("%2C", ",")}`;
  const isLinked = parameter.in === "query" && example !== undefined && path !== undefined;
  return html`<div>
    <dt><code>${name}</code>${parameter.required ? html` <span class="type">in the path</span>` : ""}</dt>
    <dd>
      ${withCode(description)}${isLinked ? html` <a class="try" href="${path}?${query}"><code>?${query}</code></a>` : ""}
    </dd>
  </div>`;
}

function answerItem([status, { description, content }]: [string, Operation["responses"][string]]): Html {
  const { schema } = content["application/json"] ?? {};
  const title =
    status === "200" ? "JSON" : description === "Default Response" ? "Unknown game, entry or page" : description;
  if (schema === undefined) return html`<p><code>${status}</code> ${title}</p>`;
  return html`<details class="answer">
    <summary><code>${status}</code> ${title}</summary>
    ${schemaSummary(schema)}
  </details>`;
}

function operationArticle(operation: Operation): Html {
  const { path, summary, parameters, responses } = operation;
  const anchor = anchorOf(operation);
  const example = examplePath(operation);
  const listed = parameters.toSorted((a, b) => Number(b.required) - Number(a.required));
  return html`<article id="${anchor}" aria-labelledby="${anchor}-name">
    <h3 id="${anchor}-name">${summary}</h3>
    <p class="request"><span class="method">GET</span> <code>${path}</code></p>
    ${
      example === undefined
        ? ""
        : html`<p>
            <a class="try" href="${example}"><code>${example}</code></a>
          </p>`
    }
    ${
      listed.length === 0
        ? ""
        : html`<h4>Parameters</h4>
            <dl>${listed.map((one) => parameterItem(operation, one))}</dl>`
    }
    <h4>Answers</h4>
    ${Object.entries(responses).map(answerItem)}
  </article>`;
}

function groupByTag(operations: readonly Operation[]): [string, Operation[]][] {
  return Object.entries(Object.groupBy(operations, ({ tags }) => tags[0] ?? "other")).map(([tag, group = []]) => [
    tag,
    group,
  ]);
}

function intro({ description }: ApiDocument, base: string): Html {
  return html`<h1>API</h1>
    <p class="lead">${description}</p>
    <p>
      The base address is <code>${base}/api</code>. Everything is read with GET and answered as JSON, without a key, for
      pages of any origin. The same as this page for programs: <a href="/api/openapi.json">OpenAPI document</a>.
    </p>
    <pre
      tabindex="0"
      aria-label="An example for the command line"
    ><code>curl '${base}/api/games?search=zelda&amp;page_size=5'</code></pre>
    <ul class="rules">
      <li>Values inside one filter are alternatives, different filters narrow each other.</li>
      <li>
        Lists come in pages: <code>count</code>, <code>next</code>, <code>previous</code>, <code>results</code>. Pages
        begin at 1 and hold at most 40.
      </li>
      <li>
        Answers carry an <code>ETag</code>; ask again with <code>If-None-Match</code> and get a 304 when nothing has
        changed.
      </li>
      <li>Who asks too often gets a 429, which says when to come back.</li>
    </ul>`;
}

/** What stands inside `<body>`. `base` is the server's own address, `https://host`. */
export function apiPage(document: ApiDocument, base: string): Html {
  const groups = groupByTag(document.operations);
  const contents = groups.map(
    ([tag, operations]) =>
      html`<li>
        <a href="#about-${tag}">${capitalised(tag)}</a>
        <ul>
          ${operations.map((one) => html`<li><a href="#${anchorOf(one)}">${one.path.replace(/^\/api/, "")}</a></li>`)}
        </ul>
      </li>`,
  );
  const sections = groups.map(
    ([tag, operations]) =>
      html`<section aria-labelledby="about-${tag}">
        <h2 id="about-${tag}">${capitalised(tag)}</h2>
        ${operations.map(operationArticle)}
      </section>`,
  );
  return html`<a class="skip" href="#content">Skip to the content</a>
    <header><a class="brand" href="/">Ludex</a><a href="/">Back to the games</a></header>
    <div class="columns">
      <nav aria-label="On this page">
        <ul>
          ${contents}
        </ul>
      </nav>
      <main id="content" tabindex="-1">${intro(document, base)} ${sections}</main>
    </div>`;
}
