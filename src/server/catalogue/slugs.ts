// Names in addresses: lower-case letters, digits and hyphens, each once.
import { words } from "#server/search/titles/fold.ts";

const LENGTH_MAX = 80;

function slugFor(name: string, id: number): string {
  const plain = words(name)
    .map((word) => word.replaceAll(/[^a-z0-9]/g, ""))
    .filter((word) => word !== "")
    .join("-")
    .slice(0, LENGTH_MAX)
    .replace(/-$/, "");
  return plain === "" ? `game-${id}` : plain;
}

/** `taken` are those that stand already. */
export function createSlugs(taken: readonly string[]) {
  const all = new Set(taken);
  return {
    /** Made of `name`; where that is taken the year tells it apart, and where that is taken, too, the id. */
    take: (name: string, { id, released }: { id: number; released?: string | undefined }): string => {
      const plain = slugFor(name, id);
      const withYear = released === undefined ? plain : `${plain}-${released.slice(0, 4)}`;
      const slug = [plain, withYear].find((each) => !all.has(each)) ?? `${plain}-${id}`;
      all.add(slug);
      return slug;
    },
  };
}
