// Descriptions are HTML from outside. This is the one place that turns them into markup that may be shown: a short list
// of text elements survives, everything else is dropped, links lead out without telling where they came from.
import DOMPurify from "dompurify";

const ALLOWED_TAGS = [
  "p",
  "br",
  "b",
  "strong",
  "i",
  "em",
  "u",
  "ul",
  "ol",
  "li",
  "h3",
  "h4",
  "h5",
  "blockquote",
  "code",
  "a",
];

const purifier = DOMPurify(window);

purifier.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName !== "A") return;
  const href = node.getAttribute("href") ?? "";
  if (!/^https?:\/\//i.test(href)) {
    node.removeAttribute("href");
    return;
  }
  node.setAttribute("target", "_blank");
  node.setAttribute("rel", "noopener noreferrer nofollow");
});

const TAG = /<[a-z/][^<>]*>/gi;
const REPORTED_ATTRIBUTE = /([\s"'/])(?:on[a-z]+|style)(?=\s*=)/gi;
const STYLE_ELEMENT = /^(<\/?)style\b/i;

/**
 * Browsers report handlers and styles as violations of the policy as soon as they read them, even in the inert document
 * in which the sanitiser works. All of them are dropped there anyway, so they lose their names before. This is for the
 * quiet of the console alone: what slips through is reported, not shown.
 */
function quieten(html: string): string {
  return html.replaceAll(TAG, (tag) =>
    // Both elements hold raw text, so what stands between them is read alike.
    tag.replace(STYLE_ELEMENT, "$1noembed").replaceAll(REPORTED_ATTRIBUTE, "$1dropped"),
  );
}

/**
 * Markup of `html` that is safe to show. Where the browser enforces Trusted Types the result is a `TrustedHTML`, which
 * is why the sanitiser, not its caller, makes it.
 */
export function sanitiseHtml(html: string): TrustedHTML {
  return purifier.sanitize(quieten(html), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ["href"],
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}
