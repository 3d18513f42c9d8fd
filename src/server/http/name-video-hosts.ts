// Tells the app, in each document that carries it, from which hosts it may play videos: what the policy says to the
// browser, the app cannot read.
import { VIDEO_HOSTS_META } from "#shared/video-hosts.ts";

/** `html` with the hosts in its head; as it is where there are none. Hosts are names, nothing in them needs escaping. */
export function nameVideoHosts(html: string, hosts: readonly string[]): string {
  if (hosts.length === 0) return html;
  return html.replace("</head>", () => `<meta name="${VIDEO_HOSTS_META}" content="${hosts.join(" ")}"></head>`);
}
