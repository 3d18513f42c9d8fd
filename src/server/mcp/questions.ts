// What a tool asks: the protocol's own routes, in process, through the kept answers, on behalf of whoever called the tool.
import type * as z from "zod/mini";
import type { Ask } from "#shared/page-renderer.ts";

/** Said to the agent, which can then do otherwise. */
export class ToolError extends Error {}

const NOT_FOUND = 404;
const TOO_MANY = 429;

export type Questions = {
  /** The origin of the site, for links. */
  base: string;
  /** The answer to `path` below `/api`, read by `schema`; undefined for what is not there. */
  ask: <S extends z.ZodMiniType>(path: string, schema: S) => Promise<z.output<S> | undefined>;
};

export function createQuestions(ask: Ask, base: string): Questions {
  return {
    base,
    ask: async (path, schema) => {
      const answer = await ask(`/api/${path}`, undefined);
      if (answer.status === NOT_FOUND) return undefined;
      if (answer.status === TOO_MANY) throw new ToolError("Asked too often. Try again in a minute.");
      if (!answer.ok) throw new ToolError("The catalogue does not answer at the moment.");
      return schema.parse(await answer.json());
    },
  };
}
