import type { PaymentStatus } from "@barakah/contract";
import type { World } from "./world.ts";

/** A payment as its participants know it. */
export interface Known {
  reference: string;
  kind: "donation" | "order" | "enrolment" | "zakat" | "event";
  method: "bsi" | "bjb" | "midtrans" | "qris-donasi" | "qris-toko";
  amount: number;
  member_id: number | null;
  orders: string[];
  token: string | null;
  status: PaymentStatus;
  /** The address of its page, which the payer has. */
  page: string;
  /** The part shown by statement lines. */
  seen: number;
  /** Verified or held for the payer, and neither refunded nor promised. */
  refundable: boolean;
  /** Decided, and the payer has a credit. */
  surplus: boolean;
  /** A refund by transfer is promised and not done yet. */
  owed: boolean;
}

export async function known({ api }: World): Promise<Known[]> {
  const { rows } =
    await api.database.pool.query<Known>(`select reference, kind, method, amount, member_id, status,
      page_key as page, seen_amount as seen, status = 'verified' or held_amount > 0 as refundable,
      status <> 'pending' and held_amount > 0 as surplus,
      exists (select from payment_refund r where r.payment_id = p.id and r.way = 'transfer' and r.status = 'owed') as owed,
      array(select provider_order_id from payment_attempt a where a.payment_id = p.id order by a.id) as orders,
      (select token from payment_attempt a where a.payment_id = p.id order by a.id desc limit 1) as token
    from payment p order by created_at, id`);
  return rows;
}
