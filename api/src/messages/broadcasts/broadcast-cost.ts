import type { Reader, Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import type { WhatsAppAccount } from "../whatsapp/account.ts";
import { type Aimed, countReached } from "./audience-queries.ts";
import { oneAtATime, whatsappThisMonth } from "./queries.ts";

/** Rupiah that broadcasts by WhatsApp may still cost this month. */
export const leftThisMonth = async (on: Reader, { price, monthlyMost }: WhatsAppAccount): Promise<number> =>
  Math.max(0, monthlyMost - price * (await whatsappThisMonth(on)));

/** The number of WhatsApp recipients. Refused if they cost more than is left of the monthly budget. */
export async function affordable(tx: Tx, account: WhatsAppAccount, aimed: Aimed): Promise<number> {
  await oneAtATime(tx);
  const people = (await countReached(tx, aimed, ["whatsapp"])).whatsapp ?? 0;
  const [cost, left] = [people * account.price, await leftThisMonth(tx, account)];
  if (cost > left)
    throw conflict(
      "whatsapp_cap",
      `WhatsApp resmi untuk siaran ini sekitar ${rupiah(cost)}, padahal sisa batas bulan ini ${rupiah(left)}. Kirim tanpa WhatsApp resmi.`,
    );
  return people;
}
