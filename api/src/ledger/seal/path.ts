import type { Reader } from "../../platform/database/database.ts";
import { climb, type Hash, type Step, stepsFrom } from "./merkle.ts";
import { postingsOfPiece, sealDayOf } from "./queries/sealed-postings.ts";
import { piecesOn, sealOn } from "./queries/seals.ts";
import { leafOfPosting, type Seal } from "./seal-text.ts";

/** How a posting, as it stands in the ledger now, is part of the seal of its day. */
export interface SealPath {
  seal: Seal;
  leaf: Hash;
  steps: Step[];
}

/** Nothing when its day is not sealed yet, or when the ledger no longer has it where it was sealed. */
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

/** Whether the posting is still what was sealed: its path leads to the root that was published. */
export const holds = ({ seal, leaf, steps }: SealPath): boolean => climb(leaf, steps) === seal.root;
