import type { HtmlNode } from "./html-tree.ts";

/** The tree up to `limit` characters of text; nothing when it is no longer than that. Elements stay whole. */
export function truncateHtml(nodes: HtmlNode[], limit: number): HtmlNode[] | undefined {
  const left = { characters: limit, cut: false };
  const shortened = take(nodes, left);
  return left.cut ? shortened : undefined;
}

function take(nodes: HtmlNode[], left: { characters: number; cut: boolean }): HtmlNode[] {
  const taken: HtmlNode[] = [];
  for (const node of nodes) {
    if (left.cut) break;
    if (typeof node !== "string") {
      taken.push({ ...node, children: take(node.children, left) });
      continue;
    }
    const characters = Array.from(node);
    if (characters.length > left.characters) {
      left.cut = true;
      taken.push(`${characters.slice(0, left.characters).join("").trimEnd()}…`);
    } else {
      taken.push(node);
    }
    left.characters -= Math.min(characters.length, left.characters);
  }
  return taken;
}
