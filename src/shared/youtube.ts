// Videos that are known by their id with YouTube only. They are linked to, never loaded: a page of ours asks nothing of
// YouTube, and the policy lets no frame in.

export const YOUTUBE_ID = /^[\w-]{11}$/;

/** The page of a video; undefined for what is no id. */
export function youtubeAddress(id: string | undefined): string | undefined {
  return id !== undefined && YOUTUBE_ID.test(id) ? `https://www.youtube.com/watch?v=${id}` : undefined;
}
