// Of which answers of the small catalogue it may be that the whole one knows better: where it says that something is not
// there. Lists that are only shorter are not among them.
import { type Answer, SERVICES_PATH } from "#shared/alone.ts";
import { MADE_IDS_FROM } from "#shared/game-id.ts";
import { parametersOf } from "./target.ts";

/** A game by its number. */
const GAME = /^\/(?:api\/(?:games|insights)|media\/games)\/(\d{1,16})(?:\/|$)/;
const LIST = /^\/api\/games\/?$/;
const MATCH = /^\/api\/games\/match\/?$/;
const NOTHING = /^\{"count":0,/;
const UNNAMED = '"is_certain":false';

/** Only games with numbers of their own are beyond those that people wrote. */
const isBeyond = (id: string) => Number(id) >= MADE_IDS_FROM;

function isEmptyList(url: URL, { body }: Answer): boolean {
  const ids = parametersOf(url).get("ids")?.split(",");
  return ids === undefined ? NOTHING.test(body) : ids.some(isBeyond);
}

/** Does `answer` say of what is asked at `url`, or of a part of it, that it is not there, though the whole catalogue may have it? */
export function mayLack(url: URL, answer: Answer): boolean {
  const { pathname } = url;
  if (answer.status === 404) {
    const id = GAME.exec(pathname)?.[1];
    return pathname !== SERVICES_PATH && (id === undefined || isBeyond(id));
  }
  if (answer.status !== 200) return false;
  if (MATCH.test(pathname)) return answer.body.includes(UNNAMED);
  return LIST.test(pathname) && isEmptyList(url, answer);
}
