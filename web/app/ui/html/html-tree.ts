export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g;
const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const VOID = new Set(["br", "img", "hr"]);
/** Elements whose text is dropped. */
const SILENT = new Set(["script", "style", "template", "title", "iframe", "object"]);
const BLOCK = new Set(
  "address article blockquote div figure figcaption footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table ul".split(
    " ",
  ),
);

/** Elements that a browser closes implicitly when `tag` begins. */
function impliedEnd(tag: string): string | undefined {
  if (tag === "a" || tag === "li") return tag;
  return BLOCK.has(tag) ? "p" : undefined;
}

/** Closes what is left open and drops stray end tags. */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: "", attributes: {}, children: [] };
  const open: HtmlElement[] = [root];
  const innermost = () => open.at(-1) ?? root;

  function close(tag: string): void {
    const position = open.findLastIndex((element) => element.tag === tag);
    if (position > 0) open.length = position;
  }

  for (const [token, slash, name, rest = ""] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    if (!tag) {
      if (!token.startsWith("<!--")) innermost().children.push(decodeEntities(token));
    } else if (slash) {
      close(tag);
    } else {
      const implied = impliedEnd(tag);
      if (implied) close(implied);
      const element: HtmlElement = { tag, attributes: attributesOf(rest), children: [] };
      if (!SILENT.has(tag)) innermost().children.push(element);
      if (!VOID.has(tag) && !rest.endsWith("/")) open.push(element);
    }
  }
  return root.children;
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = "", double, single, bare] of text.matchAll(ATTRIBUTE)) {
    found[name.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? "");
  }
  return found;
}

export const textOf = (nodes: HtmlNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");

const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  middot: "·",
  times: "×",
  deg: "°",
  copy: "©",
  reg: "®",
};

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]+));/g, (whole, decimal, hex, name) => {
    if (name) return NAMED[name as string] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
