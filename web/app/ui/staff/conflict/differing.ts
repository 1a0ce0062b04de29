export interface Piece {
  text: string;
  differs: boolean;
  /** Where in the text it begins. */
  at: number;
}

/** Longer texts are not compared: it takes quadratic time. */
const WORDS_MOST = 800;

/** The lengths of the longest common subsequences of all suffixes. */
function commonFrom(mine: readonly string[], other: readonly string[]): number[][] {
  const table = Array.from({ length: mine.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = mine.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--) {
      const longest =
        mine[row] === other[column]
          ? 1 + at(row + 1, column + 1)
          : Math.max(at(row + 1, column), at(row, column + 1));
      (table[row] as number[])[column] = longest;
    }
  return table;
}

function joined(pieces: readonly Omit<Piece, "at">[]): Piece[] {
  const result: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.differs === piece.differs) last.text += piece.text;
    else result.push({ ...piece, at });
    at += piece.text.length;
  }
  return result;
}

/** The text in pieces, marked where the other text differs. */
export function differing(text: string, other: string): Piece[] {
  const mine = text.match(/\S+\s*|\s+/g) ?? [];
  const words = mine.map((word) => word.trim());
  const others = other.split(/\s+/).filter(Boolean);
  if (words.length > WORDS_MOST || others.length > WORDS_MOST) return [{ text, differs: false, at: 0 }];
  const common = commonFrom(words, others);
  const pieces: Omit<Piece, "at">[] = [];
  let [row, column] = [0, 0];
  while (row < mine.length) {
    const same = words[row] === others[column];
    const mineIsSpare = (common[row + 1]?.[column] ?? 0) >= (common[row]?.[column + 1] ?? 0);
    if (same || mineIsSpare || column >= others.length) {
      pieces.push({ text: mine[row] ?? "", differs: !same });
      row++;
    }
    if (same || !mineIsSpare) column++;
  }
  return joined(pieces);
}
