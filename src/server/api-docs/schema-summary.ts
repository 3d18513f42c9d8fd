// The shape of an answer in words: one line a field, what is inside folded up.
import type { Schema } from "./document.ts";
import { html, type Html } from "./html.ts";

const NAMES: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  null: "null",
  object: "object",
  array: "list",
};
const FORMATS: Readonly<Record<string, string>> = { date: "date, YYYY-MM-DD" };

const fieldsIn = (count: number) => `${count} ${count === 1 ? "field" : "fields"}`;

function boundsOf({ minimum, maximum, exclusiveMinimum }: Schema): string {
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  const isBelow = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  const isAbove = low !== undefined && low > Number.MIN_SAFE_INTEGER;
  if (isBelow) return isAbove ? ` from ${low} to ${maximum}` : ` up to ${maximum}`;
  return isAbove ? ` from ${low}` : "";
}

function objectName({ properties, additionalProperties }: Schema): string {
  if (properties !== undefined) return `object, ${fieldsIn(Object.keys(properties).length)}`;
  return typeof additionalProperties === "object" ? `object of ${typeName(additionalProperties)}s` : "object";
}

/** `whole number from 1 to 100 or null`, `list of objects` */
function typeName(schema: Schema): string {
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeName).join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === undefined) return "anything";
  if (Array.isArray(schema.type)) return schema.type.map((type) => NAMES[type] ?? type).join(" or ");
  if (schema.type === "object") return objectName(schema);
  if (schema.type === "array") return `list of ${schema.items === undefined ? "anything" : typeName(schema.items)}`;
  return FORMATS[schema.format ?? ""] ?? `${NAMES[schema.type] ?? schema.type}${boundsOf(schema)}`;
}

/** The objects that a value of this shape holds, through lists and alternatives. */
function objectsIn(schema: Schema): Schema[] {
  if (schema.properties !== undefined) return [schema];
  return [...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])].flatMap(objectsIn);
}

function field(name: string, schema: Schema, isAlways: boolean): Html {
  const line = html`<code>${name}</code>
    <span class="type">${typeName(schema)}${isAlways ? "" : ", not always"}</span>`;
  const inside = objectsIn(schema);
  if (inside.length === 0) return html`<li>${line}</li>`;
  return html`<li>
    <details>
      <summary>${line}</summary>
      ${inside.map(fieldList)}
    </details>
  </li>`;
}

function fieldList({ properties = {}, required = [] }: Schema): Html {
  const fields = Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name)));
  return html`<ul class="fields">
    ${fields}
  </ul>`;
}

/** The fields of an answer, alternatives one after another. */
export function schemaSummary(schema: Schema): Html {
  const objects = objectsIn(schema);
  if (objects.length === 0) return html`<p class="type">${typeName(schema)}</p>`;
  const lists = objects.map((shape, at) => html`${at === 0 ? "" : html`<p>or</p>`}${fieldList(shape)}`);
  return html`${lists}`;
}
