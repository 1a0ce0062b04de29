import { decodeEntities } from "./html-entities.ts";

export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g;
const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const VOID = new Set(["br", "img", "hr"]);
/** Whose text is never for readers. */
const SILENT = new Set(["script", "style", "template", "title", "iframe", "object"]);
const BLOCK = new Set(
  "address article blockquote div figure figcaption footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table ul".split(
    " ",
  ),
);

/** What browsers close by themselves when `tag` begins; leaving it open would give another tree than theirs. */
function impliedEnd(tag: string): string | undefined {
  if (tag === "a" || tag === "li") return tag;
  return BLOCK.has(tag) ? "p" : undefined;
}

/** Reads HTML into a tree. It closes what is left open, and drops what closes nothing. */
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

export function textOf(nodes: HtmlNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
}
