const LONG = 80;
const CONTEXT = 24;
const MOST = 160;

function sharedStart(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/** The first place from here where a word begins, so that none is cut; not beyond the limit. */
function wordAfter(text: readonly string[], place: number, limit: number): number {
  if (place <= 0) return 0;
  const space = text.indexOf(" ", place);
  return space >= 0 && space < limit ? space + 1 : place;
}

/** Of two long texts only where they differ, with a little of what surrounds it. */
export function excerpts(before: string, after: string): [string, string] {
  const texts = [Array.from(before), Array.from(after)] as const;
  if (Math.max(...texts.map(({ length }) => length)) <= LONG) return [before, after];
  const start = sharedStart(...texts);
  const ends = texts.map((text) => text.slice(start).reverse()) as [string[], string[]];
  const end = sharedStart(...ends);
  const from = wordAfter(texts[0], start - CONTEXT, start);
  const without = wordAfter(ends[0], end - CONTEXT, end);
  const cut = (text: readonly string[]) => {
    const middle = text.slice(from, text.length - without);
    const tooLong = middle.length > MOST;
    return [from > 0 ? "…" : "", middle.slice(0, MOST).join(""), tooLong || without > 0 ? "…" : ""].join("");
  };
  return [cut(texts[0]), cut(texts[1])];
}
