import { type Hash, hashOf, leafOf } from "./merkle.ts";

/** A posting as it is sealed: everything that is known of it, with whatever its transaction says. */
export interface SealedPosting {
  id: number;
  transaction_id: number;
  event: string;
  payment_id: string | null;
  description: string;
  account: string;
  amount: number;
  /** In UTC, to the microsecond. */
  at: string;
}

/** Published as it is: changing a field, or the order of them, would break every seal there is. */
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

/** What the first seal is chained to. */
export const NO_SEAL: Hash = "0".repeat(64);

/** So few words that anybody can do it again with `sha256sum`; the page of seals shows how. */
export const sealedText = ({ day, postings, root, previous }: Omit<Seal, "hash">): string =>
  `${day}\n${postings}\n${root}\n${previous}\n`;

export const sealOf = (content: Omit<Seal, "hash">): Seal => ({
  ...content,
  hash: hashOf(sealedText(content)),
});
