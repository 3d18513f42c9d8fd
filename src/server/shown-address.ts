// Where visitors of this machine find the server, for the line that says that it serves.
import type { Config } from "./config.ts";

/** What a visitor on this machine types, and what the log says of a wildcard address. */
export function shownAddress(config: Pick<Config, "publicUrl" | "host">, port: number): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const isLocal = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(config.host);
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  return `http://${isLocal ? "localhost" : host}:${port}`;
}
