// Addresses of our own pictures and videos arrive with the host they were asked from. Without it a stored favourite
// stays good when the site moves to another host, and the policy's 'self' covers them behind any proxy.

/** JSON text in which every string that begins with `origin` begins with `/` instead. */
export function withoutOwnOrigin(json: string, origin: string): string {
  return json.replaceAll(`"${origin}/`, '"/');
}
