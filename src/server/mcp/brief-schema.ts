// What agents are told of a tool's inputs and outputs, in fewer words.
import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";

type Describe = StandardSchemaWithJSON["~standard"]["jsonSchema"]["input"];

const withoutDialect =
  (describe: Describe): Describe =>
  (options) => {
    const { $schema: _dialect, ...description } = describe(options);
    return description;
  };

/** The same schema, described without its dialect, which is the one that the protocol takes for granted. */
export function briefSchema<S extends StandardSchemaWithJSON>(
  schema: S,
): StandardSchemaWithJSON<StandardSchemaWithJSON.InferInput<S>, StandardSchemaWithJSON.InferOutput<S>> {
  const { jsonSchema, ...standard } = schema["~standard"];
  const { input, output } = jsonSchema;
  return {
    "~standard": { ...standard, jsonSchema: { input: withoutDialect(input), output: withoutDialect(output) } },
  };
}
