import { type News, tell } from "../messages/index.ts";
import { paymentById } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import type { StoredRegistration } from "./queries/registrations.ts";

interface Told {
  title: string;
  body: string;
  key?: string;
  /** Decided or written by staff, or done with the acting right: no stranger causes it, so it is not limited. */
  sure?: boolean;
  /** It confirms what its reader has just done: staff do not send it by hand. */
  ownAct?: boolean;
  button?: { label: string; link?: string };
}

const BY_ITSELF = ["mail", "push", "whatsapp"] as const;

export async function newsFor(
  tx: Tx,
  { id, page_key, member_id: memberId, payment_id, buyer_email, buyer_phone }: StoredRegistration,
  { sure, ownAct = false, button, ...news }: Told,
): Promise<News> {
  const isPaid = async () => payment_id !== null && (await paymentById(tx, payment_id)).verified_at !== null;
  return {
    key: `registration ${id} ${news.title} ${new Date().toISOString()}`,
    ...news,
    ...{ topic: "orders", waited: true, surely: !ownAct, link: `/tiket/${page_key}` },
    to: { memberId, email: buyer_email, phone: buyer_phone, payment: payment_id ?? undefined },
    letter: {
      cause: sure ? "own" : (await isPaid()) ? "money" : "anyone",
      subject: news.title,
      button: button ?? { label: "Buka tiket" },
    },
    ...(ownAct && { only: BY_ITSELF }),
  };
}

/** In the app, and by mail if an address was left. Goes out when the transaction commits; they wait for it. */
export const tellBuyer = async (tx: Tx, registration: StoredRegistration, told: Told) =>
  tell(tx, await newsFor(tx, registration, told));
