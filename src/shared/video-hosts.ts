// Which addresses of videos may be played: the server's own and those of hosts that the operator names, by https. The
// policy says the same to the browser; this is what the server and the app go by themselves.

/** The element of a document that names the hosts to the app, separated by spaces. */
export const VIDEO_HOSTS_META = "video-hosts";

/** Stands in for the server's own origin while a root-relative address is read. */
const OWN = "http://own.invalid";

/** Is `address` root-relative, or https on one of `hosts` (lower case) at its usual port, without credentials? */
export function isGivenVideo(address: string, hosts: ReadonlySet<string>): boolean {
  const url = URL.parse(address, OWN);
  if (url === null) return false;
  // Where "//elsewhere" and "/\elsewhere" lead, the parser knows.
  if (url.origin === OWN) return address.startsWith("/");
  return (
    url.protocol === "https:" &&
    url.port === "" &&
    url.username === "" &&
    url.password === "" &&
    hosts.has(url.hostname)
  );
}
