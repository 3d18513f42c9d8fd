/** What lies at `address`, packed with gzip whatever its host does besides. Rejects where it cannot be had or unpacked. */
export async function fetchPacked(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok || response.body === null) throw new Error(`${address} cannot be had: ${response.status}`);
  const unpacked = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
