import type { HtmlNode } from "./html-tree.ts";

/** The tree up to `limit` characters of text; nothing when it is no longer than that. Elements stay whole. */
export function truncateHtml(nodes: HtmlNode[], limit: number): HtmlNode[] | undefined {
  const left = { characters: limit, cut: false };
  const shortened = take(nodes, left);
  return left.cut ? shortened : undefined;
}

/** Words are not cut through, but for one that is longer than all that is shown. */
function wholeWords(characters: string[], most: number): string {
  const begun = characters.slice(0, most).join("");
  if (/\s/.test(characters[most] ?? " ")) return begun.trimEnd();
  const words = begun.replace(/\s\S*$/, "");
  return words.trim() === "" && !/^\s/.test(begun) ? begun : words.trimEnd();
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
      taken.push(`${wholeWords(characters, left.characters)}…`);
    } else {
      taken.push(node);
    }
    left.characters -= Math.min(characters.length, left.characters);
  }
  return taken;
}
