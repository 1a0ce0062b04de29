import { growingTree, type Hash } from "./merkle.ts";
import { leafOfPosting, type SealedPosting } from "./seal-format.ts";

/** Postings per subtree. A power of two, so that the subtrees' roots are nodes of the day's Merkle tree. */
export const PIECE_SIZE = 256;

export interface DayTree {
  day: string;
  postings: number;
  root: Hash;
  pieces: { first_posting: number; root: Hash }[];
}

function grow(day: string) {
  const whole = growingTree();
  let postings = 0;
  const pieces: DayTree["pieces"] = [];
  let piece = growingTree();
  let first = 0;
  const endPiece = () => {
    if (piece.size() === 0) return;
    pieces.push({ first_posting: first, root: piece.root() });
    whole.add(piece.root());
    piece = growingTree();
  };
  return {
    day,
    add(posting: SealedPosting) {
      if (piece.size() === 0) first = posting.id;
      postings += 1;
      piece.add(leafOfPosting(posting));
      if (piece.size() === PIECE_SIZE) endPiece();
    },
    end(): DayTree {
      endPiece();
      return { day, postings, root: whole.root(), pieces };
    },
  };
}

/** One tree per day, also for days without postings. Postings must come in day order. */
export async function* treesOf(
  days: readonly string[],
  postings: AsyncIterator<SealedPosting & { day: string }>,
): AsyncGenerator<DayTree> {
  let next = await postings.next();
  for (const day of days) {
    const tree = grow(day);
    for (; !next.done && next.value.day === day; next = await postings.next()) tree.add(next.value);
    yield tree.end();
  }
}
