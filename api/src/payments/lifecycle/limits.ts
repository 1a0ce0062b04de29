import type { Database } from "../../platform/database/database.ts";
import { type Person, type Shares, takeShares } from "../../platform/rate-limit/shares.ts";
import type { Bucket, Limit } from "../../platform/rate-limit/turns.ts";

/** Limits for beginning payments and decoding proofs. */
export interface PayingLimits {
  payments: Shares;
  pictures: Shares;
  /** Unpaid QRIS gifts at once. */
  openGifts: { own: number; withoutCookie: number };
  /** The part of a product or event that newcomers hold unpaid. */
  newcomersPercent: number;
  /** A member's proofs for courses, and repeated proofs of one payment. */
  ofProofs: Limit;
}

interface Limited {
  database: Database;
  limits: PayingLimits;
}

const proofs = ({ limits }: Limited, whose: string): Bucket => [`proofs-of:${whose}`, limits.ofProofs];

/** Before anything is stored or decoded, or the provider is asked. */
export async function allowPaying(paying: Limited, person: Person, withProof: boolean): Promise<void> {
  const { database, limits } = paying;
  const wanted = { pay: limits.payments, ...(withProof && { picture: limits.pictures }) };
  const ofMember =
    withProof && person.memberId !== undefined ? [proofs(paying, `member:${person.memberId}`)] : [];
  await takeShares(database, person, wanted, "pembayaran yang dimulai", ...ofMember);
}

/** Before another proof is decoded. */
export async function allowProof(paying: Limited, person: Person, paymentId: string): Promise<void> {
  const wanted = { picture: paying.limits.pictures };
  await takeShares(
    paying.database,
    person,
    wanted,
    "bukti yang dikirim",
    proofs(paying, `payment:${paymentId}`),
  );
}
