// What stands out among the games of a subject, each game once however much is to be said of it.
import type { Subject, SubjectGame } from "#shared/subject.ts";
import { t } from "#web/lib/t.ts";
import type { Highlight } from "./game-tiles.tsx";

/** In the order in which they stand on the page. */
export function highlightsOf({ kind, known, begin, best, first, latest, next }: Subject): Highlight[] {
  const said: (readonly [string, SubjectGame | null | undefined])[] = [
    kind === "series" ? [t("subject.begin"), begin] : [t("subject.bestKnown"), known[0]],
    [t("subject.first"), first],
    [t("subject.best"), best],
    [t("subject.latest"), latest],
    [t("subject.next"), next],
  ];
  const games = new Map<number, { game: SubjectGame; roles: string[] }>();
  for (const [role, game] of said) {
    if (game === null || game === undefined) continue;
    const one = games.get(game.id) ?? { game, roles: [] };
    one.roles.push(role);
    games.set(game.id, one);
  }
  return [...games.values()].map(({ game, roles }) => ({ game, role: roles.join(" · ") }));
}
