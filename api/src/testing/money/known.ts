import type { World } from "./world.ts";

/** A payment, as those who do something with it know it. */
export interface Known {
  reference: string;
  kind: "donation" | "order" | "enrolment";
  method: "bsi" | "bjb" | "midtrans";
  amount: number;
  member_id: number | null;
  orders: string[];
  token: string | null;
}

export async function known({ api }: World): Promise<Known[]> {
  const { rows } = await api.database.pool.query<Known>(`select reference, kind, method, amount, member_id,
      array(select provider_order_id from payment_attempt a where a.payment_id = p.id order by a.id) as orders,
      (select token from payment_attempt a where a.payment_id = p.id order by a.id desc limit 1) as token
    from payment p order by created_at, id`);
  return rows;
}
