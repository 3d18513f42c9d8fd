// Searches that have settled and that no catalogue has an answer to, each another one: what RAWG is asked for.

/** The path of the search below `/api/`. RAWG's double finds a game with one of its words. */
export function unheardSearch(number: number): string {
  return `games?include=movies&page_size=5&search=dungeon+zzqxj${number}`;
}
