// An agent of the protocol's own library, at a server that listens.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** The two ways in which agents begin: with a handshake, and without one. */
export const GENERATIONS = { "2025": {}, "2026": { versionNegotiation: { mode: "auto" } } } as const;
export type Generation = keyof typeof GENERATIONS;

/**
 * What is to be below 1,200 tokens, in letters. Of texts and JSON such as these the vocabularies o200k and cl100k have 2.6
 * to 4 letters to a token.
 */
export const ANSWER_MAX = 1200 * 2.5;

/** Whoever connects closes it again. */
export async function connectAgent(base: string, generation: Generation = "2026"): Promise<Client> {
  const client = new Client({ name: "a test", version: "1.0.0" }, GENERATIONS[generation]);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`)));
  return client;
}

/** What a tool answered: its text, what programs read of it, and whether it is an error. */
export async function callTool(client: Client, name: string, inputs: Record<string, unknown>) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: inputs });
  const [first] = content;
  return {
    text: first?.type === "text" ? first.text : "",
    structured: structuredContent,
    isError: isError === true,
  };
}
