import sanitize from "sanitize-html";

const OWN_PICTURE = /^\/media\/[a-z0-9-]+\/\d+\.jpg$/;

const SIZE = /^[1-9]\d{0,3}$/;

const RULES: sanitize.IOptions = {
  allowedTags: [
    ...["p", "br", "strong", "em", "u", "h2", "h3", "h4"],
    ...["ul", "ol", "li", "blockquote", "a", "img"],
    ...["table", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: { a: ["href", "rel"], img: ["src", "alt", "width", "height"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h2",
    // Sizes only as plain numbers, with which a page reserves the picture's room.
    img: (tagName, { src = "", alt = "", width = "", height = "" }) => ({
      tagName,
      attribs: { src, alt, ...(SIZE.test(width) && SIZE.test(height) && { width, height }) },
    }),
    a: (tagName, { href = "" }) => ({ tagName, attribs: { href, rel: "noopener nofollow" } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !OWN_PICTURE.test(attribs.src ?? ""),
};

/** Sanitises an editor's HTML before it is stored: no scripts, no external resources, no broken markup. */
export function cleanHtml(html: string): string {
  return sanitize(html, RULES).trim();
}
