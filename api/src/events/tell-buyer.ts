import { tell } from "../messages/index.ts";
import type { Tx } from "../platform/database/database.ts";
import type { StoredRegistration } from "./queries/registrations.ts";

/** In the app, and by mail if an address was left. Goes out when the transaction commits; they wait for it. */
export const tellBuyer = (
  tx: Tx,
  { id, page_key, member_id: memberId, payment_id, buyer_email, buyer_phone }: StoredRegistration,
  news: { title: string; body: string; key?: string },
) =>
  tell(tx, {
    key: `registration ${id} ${news.title} ${new Date().toISOString()}`,
    ...news,
    ...{ topic: "orders", waited: true, link: `/tiket/${page_key}` },
    to: { memberId, email: buyer_email, phone: buyer_phone, payment: payment_id ?? undefined },
    letter: { cause: "anyone", subject: news.title, button: { label: "Buka tiket" } },
  });
