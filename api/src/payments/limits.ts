import type { Database } from "../platform/database/database.ts";
import { tooMany } from "../platform/errors.ts";
import { type Limit, networkOf, takeTurn } from "../platform/rate-limit/turns.ts";

/** How many payments may be begun: from one address, by one phone number, for one thing. */
export interface PayingLimits {
  ofAddress: Limit;
  ofPhone: Limit;
  ofSubject: Limit;
}

interface Beginning {
  address: string;
  /** As it was typed; only its figures count. */
  phone: string;
  /** What is paid for, such as a campaign. */
  subject?: string;
}

/**
 * Before anything is stored or the provider is asked. The address comes last: whoever is refused for another reason has not
 * used up the turns of all who share it.
 */
export async function allowPaying(
  { database, limits }: { database: Database; limits: PayingLimits },
  { address, phone, subject }: Beginning,
): Promise<void> {
  const take = async (bucket: string, limit: Limit) => {
    const turn = await takeTurn(database, bucket, limit);
    if (!turn.granted) throw tooMany(turn.retryAfter, "pembayaran yang dimulai");
  };
  await take(`pay-phone:${phone.replace(/\D/g, "")}`, limits.ofPhone);
  if (subject) await take(`pay-for:${subject}`, limits.ofSubject);
  await take(`pay:${networkOf(address)}`, limits.ofAddress);
}
