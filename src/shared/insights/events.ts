// What `/api/insights/{id}` sends: one JSON object a line. Parts come while the answer is being written, then one whole
// insight or one error; what comes last replaces everything before it.
import * as z from "zod/mini";
import { INSIGHT_SECTIONS } from "./insight.ts";

const ShownGameSchema = z.object({
  /** As the source wrote it. */
  title: z.string(),
  /** The game of the catalogue that this title means; null when there is none. */
  game: z.nullable(
    z.object({
      id: z.int().check(z.positive()),
      name: z.string(),
      released: z.nullable(z.string()),
      background_image: z.nullable(z.string()),
    }),
  ),
});
export type ShownGame = z.infer<typeof ShownGameSchema>;

const ShownGroupSchema = z.object({ name: z.string(), games: z.array(ShownGameSchema), reason: z.string() });
export type ShownGroup = z.infer<typeof ShownGroupSchema>;

const partShape = { recommendations: z.array(ShownGroupSchema), tricks: z.array(z.string()) };

/** Seconds until asking again may help; null where it does not help. */
const retryAfterS = z.nullable(z.number());

const FailureSchema = z.object({ code: z.string(), retryAfterS });
/** Why a model that should have written did not. */
export type ModelFailure = z.infer<typeof FailureSchema>;

export const ShownInsightSchema = z.object({
  ...partShape,
  /** Who wrote it. The catalogue has a `failure` where it stands in for a model. */
  source: z.union([
    z.object({ kind: z.literal("model"), model: z.string() }),
    z.object({ kind: z.literal("catalogue"), failure: z.optional(FailureSchema) }),
  ]),
  /** Sections that the source did not give and the catalogue did. */
  filled: z.array(z.enum(INSIGHT_SECTIONS)),
  /** The tricks are those of the genre, not of this game. */
  hasGeneralTricks: z.boolean(),
});
export type ShownInsight = z.infer<typeof ShownInsightSchema>;

/** What is complete so far. */
export type ShownPart = Partial<Pick<ShownInsight, "recommendations" | "tricks">>;

export const InsightEventSchema = z.union([
  z.object({ type: z.literal("part"), part: z.partial(z.object(partShape)) }),
  z.object({ type: z.literal("insight"), insight: ShownInsightSchema }),
  z.object({ type: z.literal("error"), code: z.string(), message: z.string(), retryAfterS: z.optional(retryAfterS) }),
]);
export type InsightEvent =
  | { type: "part"; part: ShownPart }
  | { type: "insight"; insight: ShownInsight }
  | { type: "error"; code: string; message: string; retryAfterS?: number | null };
