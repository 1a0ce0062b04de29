import type { Reader } from "../../platform/database/database.ts";
import { climb, type Hash, type Step, stepsFrom } from "./merkle.ts";
import { piecesOn, sealOn } from "./queries/seals.ts";
import { leafOfPosting, type Seal } from "./seal-format.ts";
import { postingsOfPiece, sealDayOf } from "./sealed-posting-queries.ts";

/** The Merkle proof that a posting is part of its day's seal. */
export interface SealPath {
  seal: Seal;
  leaf: Hash;
  steps: Step[];
}

/** Undefined if the day is not sealed yet, or the ledger no longer has the posting where it was sealed. */
export async function pathOf(reader: Reader, postingId: number): Promise<SealPath | undefined> {
  const day = await sealDayOf(reader, postingId);
  const seal = day === undefined ? undefined : await sealOn(reader, day);
  if (!seal) return undefined;
  const pieces = await piecesOn(reader, seal.day);
  const at = pieces.findLastIndex(({ first_posting }) => first_posting <= postingId);
  const piece = pieces[at];
  if (!piece) return undefined;
  const next_first = pieces[at + 1]?.first_posting ?? null;
  const postings = await postingsOfPiece(reader, { ...piece, next_first });
  const within = postings.findIndex(({ id }) => id === postingId);
  const found = postings[within];
  if (!found) return undefined;
  const steps = [
    ...stepsFrom(within, postings.map(leafOfPosting)),
    ...stepsFrom(
      at,
      pieces.map(({ root }) => root),
    ),
  ];
  return { seal, leaf: leafOfPosting(found), steps };
}

/** Whether the posting is unchanged: its path leads to the published root. */
export const holds = ({ seal, leaf, steps }: SealPath): boolean => climb(leaf, steps) === seal.root;
