import type { HtmlNode } from "./html-tree.ts";

const HEADING = /^h[1-6]$/;

function headingsIn(nodes: HtmlNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return HEADING.test(node.tag) ? [node.tag] : headingsIn(node.children);
  });
}

/** Which element each heading becomes, so that the levels of a page follow one another without a gap. */
export function headingElements(nodes: HtmlNode[], top: number): Map<string, string> {
  const used = [...new Set(headingsIn(nodes))].sort();
  return new Map(used.map((tag, depth) => [tag, `h${Math.min(6, top + depth)}`]));
}
