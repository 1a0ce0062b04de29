import { type Hash, hashOf, leafOf } from "./merkle.ts";

/** A posting as it is sealed: all its fields and those of its transaction. */
export interface SealedPosting {
  id: number;
  transaction_id: number;
  event: string;
  payment_id: string | null;
  description: string;
  account: string;
  amount: number;
  /** UTC, with microseconds. */
  at: string;
}

/** Published format: changing a field or their order would break every existing seal. */
export const textOf = (posting: SealedPosting): string =>
  JSON.stringify([
    posting.id,
    posting.transaction_id,
    posting.event,
    posting.payment_id,
    posting.description,
    posting.account,
    posting.amount,
    posting.at,
  ]);

export const leafOfPosting = (posting: SealedPosting): Hash => leafOf(textOf(posting));

export interface Seal {
  day: string;
  postings: number;
  root: Hash;
  previous: Hash;
  hash: Hash;
}

/** The predecessor of the first seal. */
export const NO_SEAL: Hash = "0".repeat(64);

/** Simple enough to recompute with `sha256sum`; the page of seals explains how. */
export const sealedText = ({ day, postings, root, previous }: Omit<Seal, "hash">): string =>
  `${day}\n${postings}\n${root}\n${previous}\n`;

export const sealOf = (content: Omit<Seal, "hash">): Seal => ({
  ...content,
  hash: hashOf(sealedText(content)),
});
