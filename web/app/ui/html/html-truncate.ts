import type { HtmlNode } from "./html-tree.ts";

interface Left {
  characters: number;
  first: boolean;
  cut: boolean;
}

/** The tree cut at `limit` characters; undefined if it is not longer. */
export function truncateHtml(nodes: HtmlNode[], limit: number): HtmlNode[] | undefined {
  const left = { characters: limit, first: true, cut: false };
  const shortened = take(nodes, left);
  return left.cut ? shortened : undefined;
}

/**
 * Cuts between words, except for a word longer than the whole limit. Undefined if not even one word fits: a single
 * letter would remain.
 */
function wholeWords(characters: string[], { characters: most, first }: Left): string | undefined {
  const begun = characters.slice(0, most).join("");
  if (/\s/.test(characters[most] ?? " ")) return begun.trimEnd();
  if (/\s/.test(begun)) return begun.replace(/\s\S*$/, "").trimEnd();
  return first ? begun : undefined;
}

function take(nodes: HtmlNode[], left: Left): HtmlNode[] {
  const taken: HtmlNode[] = [];
  for (const node of nodes) {
    if (left.cut) break;
    if (typeof node !== "string") {
      const children = take(node.children, left);
      if (!left.cut || children.length > 0) taken.push({ ...node, children });
      continue;
    }
    const characters = Array.from(node);
    if (characters.length > left.characters) {
      left.cut = true;
      const words = wholeWords(characters, left);
      if (words !== undefined) taken.push(words.replace(/[.,;:…\s]*$/, "…"));
    } else {
      taken.push(node);
    }
    if (node.trim() !== "") left.first = false;
    left.characters -= Math.min(characters.length, left.characters);
  }
  return taken;
}
