// The way to a page in the words of schema.org, for search engines.

/** schema.org's `BreadcrumbList`; `href` is root-relative, `origin` is where it begins. */
export function structuredCrumbs(origin: string, crumbs: readonly { name: string; href: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, href }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: `${origin}${href}`,
    })),
  };
}
