// What lies at addresses that are no pages: answers for programs, pictures, files.

/** Below these there is never a page; `disallow` is what robots.txt asks crawlers to leave alone. */
export const NO_PAGES: Readonly<Record<string, { disallow?: string }>> = {
  api: { disallow: "/api/" },
  img: { disallow: "/img" },
  media: {},
  assets: {},
  oembed: {},
  mcp: { disallow: "/mcp" },
  "-": {},
};

/** Is a path, with or without a query, one below which there are no pages? */
export const isNoPage = (target: string) => Object.hasOwn(NO_PAGES, target.split(/[/?]/, 2)[1] ?? "");
