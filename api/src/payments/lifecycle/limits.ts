import type { Database } from "../../platform/database/database.ts";
import { tooMany } from "../../platform/errors.ts";
import { type Limit, networkOf, takeTurn } from "../../platform/rate-limit/turns.ts";

/** How many payments may be begun: from one address, by one phone number, for one thing. */
export interface PayingLimits {
  ofAddress: Limit;
  ofPhone: Limit;
  ofSubject: Limit;
  /** Proofs that one member sends for courses, and further ones of one payment. */
  ofProofs: Limit;
}

interface Beginning {
  address: string;
  /** As it was typed; only its figures count. */
  phone: string;
  /** What is paid for, such as a campaign. */
  subject?: string;
}

const BEGUN = "pembayaran yang dimulai";

async function take(database: Database, bucket: string, limit: Limit, what: string) {
  const turn = await takeTurn(database, bucket, limit);
  if (!turn.granted) throw tooMany(turn.retryAfter, what);
}

/**
 * Before anything is stored or the provider is asked. The address comes last: whoever is refused for another reason has not
 * used up the turns of all who share it.
 */
export async function allowPaying(
  { database, limits }: { database: Database; limits: PayingLimits },
  { address, phone, subject }: Beginning,
): Promise<void> {
  await take(database, `pay-phone:${phone.replace(/\D/g, "")}`, limits.ofPhone, BEGUN);
  if (subject) await take(database, `pay-for:${subject}`, limits.ofSubject, BEGUN);
  await take(database, `pay:${networkOf(address)}`, limits.ofAddress, BEGUN);
}

/** Of a member for courses, or of whoever pays for one payment after the first: each is a picture to decode and to keep. */
export async function allowProof(
  { database, limits }: { database: Database; limits: PayingLimits },
  whose: `member:${number}` | `payment:${string}`,
): Promise<void> {
  await take(database, `proofs-of:${whose}`, limits.ofProofs, "bukti yang dikirim");
}
