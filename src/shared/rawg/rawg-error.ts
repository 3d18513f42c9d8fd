/** An answer outside 200–299. `path` is the address below the base, without the key. */
export class RawgError extends Error {
  override readonly name = "RawgError";
  readonly status: number;
  readonly statusText: string;
  readonly path: string;
  constructor(status: number, statusText: string, path: string) {
    super(`Error ${status} en ${path}`);
    this.status = status;
    this.statusText = statusText;
    this.path = path;
  }
}
