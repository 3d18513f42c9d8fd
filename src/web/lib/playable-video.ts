// Which videos the app plays. Addresses come from the service, from what a browser stored long ago, from copies for reading
// offline; none of them is believed. The server names its hosts in the document, or to the renderer.
import { isGivenVideo, VIDEO_HOSTS_META } from "#shared/video-hosts.ts";

let given: ReadonlySet<string> | undefined;

/** Plays from these hosts from now on, whatever a document says: for a server, which has none yet. */
export function playFrom(hosts: readonly string[]): void {
  given = new Set(hosts);
}

function hostsOfDocument(): ReadonlySet<string> {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${VIDEO_HOSTS_META}"]`);
  return new Set(element?.content.split(" "));
}

/** The first of these addresses that may be played. */
export function playableVideo(addresses: readonly (string | undefined)[]): string | undefined {
  given ??= hostsOfDocument();
  const hosts = given;
  return addresses.find((address) => address !== undefined && isGivenVideo(address, hosts));
}
