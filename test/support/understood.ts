// What a server understands of a visitor's words, as one line.
import { UnderstandingAnswer } from "#server/games/search-wire.ts";
import { chipParams } from "#shared/search/chips.ts";
import type { TestApp } from "./test-app.ts";

/** `text | parameter=value … | order`. */
export async function understoodBy(test: Pick<TestApp, "get">, text: string): Promise<string> {
  const answer = await test.get(`/api/games/understand?q=${encodeURIComponent(text)}`);
  const { text: left, filters, ordering } = UnderstandingAnswer.parse(answer.body);
  const chips = Object.entries(chipParams(filters)).map(([parameter, value]) => `${parameter}=${value}`);
  return [left, ...chips, ...(ordering === undefined ? [] : [ordering])].join(" | ");
}
