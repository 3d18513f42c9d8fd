// What the page needs of an OpenAPI 3.1 document, as far as it is there.
import { z } from "zod";

export type Schema = {
  type?: string | string[] | undefined;
  format?: string | undefined;
  const?: unknown;
  minimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  items?: Schema | undefined;
  additionalProperties?: boolean | Schema | undefined;
  anyOf?: Schema[] | undefined;
};

const SchemaSchema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.string().or(z.array(z.string())).optional(),
    format: z.string().optional(),
    const: z.unknown().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
    properties: z.record(z.string(), SchemaSchema).optional(),
    required: z.array(z.string()).optional(),
    items: SchemaSchema.optional(),
    additionalProperties: z.boolean().or(SchemaSchema).optional(),
    anyOf: z.array(SchemaSchema).optional(),
  }),
);

const ParameterSchema = z.object({
  name: z.string(),
  in: z.enum(["query", "path"]),
  required: z.boolean().default(false),
  description: z.string().default(""),
  example: z.string().optional(),
});
export type Parameter = z.infer<typeof ParameterSchema>;

const OperationSchema = z.object({
  summary: z.string().default(""),
  tags: z.array(z.string()).default([]),
  parameters: z.array(ParameterSchema).default([]),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string().default(""),
      content: z.record(z.string(), z.object({ schema: SchemaSchema.optional() })).default({}),
    }),
  ),
});
export type Operation = z.infer<typeof OperationSchema> & { path: string };

const DocumentSchema = z.object({
  info: z.object({ title: z.string(), description: z.string().default("") }),
  paths: z.record(z.string(), z.object({ get: OperationSchema })),
});

export type ApiDocument = { title: string; description: string; operations: Operation[] };

/** Reads the document; throws when it is no description of GET routes. */
export function readDocument(document: unknown): ApiDocument {
  const { info, paths } = DocumentSchema.parse(document);
  const operations = Object.entries(paths).map(([path, { get }]) => ({ ...get, path }));
  return { ...info, operations };
}
