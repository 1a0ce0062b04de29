import type { Database } from "../../platform/database/database.ts";
import { type ActionLimits, limitAction, type Person } from "../../platform/rate-limit/action-limits.ts";
import type { Bucket, Limit } from "../../platform/rate-limit/token-buckets.ts";

/** Limits for starting payments and decoding proofs. */
export interface PayingLimits {
  payments: ActionLimits;
  pictures: ActionLimits;
  /** Unpaid QRIS gifts of one holder at once; see open-qris-limit.ts. */
  openGifts: { own: number; withoutCookie: number };
  /** The part of a product's stock or an event's seats that newcomers may reserve without having paid. */
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
  await limitAction(database, person, wanted, "pembayaran yang dimulai", ...ofMember);
}

/** Before another proof is decoded. */
export async function allowProof(paying: Limited, person: Person, paymentId: string): Promise<void> {
  const wanted = { picture: paying.limits.pictures };
  await limitAction(
    paying.database,
    person,
    wanted,
    "bukti yang dikirim",
    proofs(paying, `payment:${paymentId}`),
  );
}
