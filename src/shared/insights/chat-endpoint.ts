// Where a chat-completions service is asked, from what its documentation calls its address.

/** The address of the endpoint itself; people know the base of their provider. Throws for what is no address. */
export function chatEndpoint(address: string): string {
  const url = new URL(address);
  let path = url.pathname;
  while (path.endsWith("/")) path = path.slice(0, -1);
  url.pathname = path.endsWith("/chat/completions") ? path : `${path}/chat/completions`;
  return url.href;
}
