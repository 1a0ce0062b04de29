import type { Deed } from "./events.ts";
import { asTreasurer, noted, type World } from "./world.ts";

export interface Known {
  reference: string;
  kind: "donation" | "order" | "enrolment";
  amount: number;
  member_id: number | null;
  orders: string[];
  token: string | null;
}

export async function known({ api }: World): Promise<Known[]> {
  const { rows } = await api.database.pool.query<Known>(`select reference, kind, amount, member_id,
      array(select provider_order_id from payment_attempt a where a.payment_id = p.id order by a.id) as orders,
      (select token from payment_attempt a where a.payment_id = p.id order by a.id desc limit 1) as token
    from payment p order by created_at, id`);
  return rows;
}

export async function decide(world: World, who: number, { reference }: Known, deed: Deed, all: Known[]) {
  if (deed === "approve all") {
    const references = all.map((one) => one.reference);
    const { body } = await asTreasurer(world, who, "payments/approve", { references });
    const results = (body as { results?: { reference: string; approved: boolean }[] }).results ?? [];
    world.approvals.push(...results.filter(({ approved }) => approved).map((one) => one.reference));
    return;
  }
  const [verb, order] = deed.split(" ");
  const path = order ? `orders/${reference}/${verb}` : `payments/${reference}/${verb}`;
  const { status } = await asTreasurer(world, who, path, { reason: "bukti buram", note: "catatan" });
  if (status === 200 && (verb === "approve" || verb === "process")) world.approvals.push(reference);
}

/** The bank's own list has the money, perhaps not quite as much: it is imported and matched. */
export async function matchStatement(world: World, { reference, amount }: Known, beyond: number) {
  const description = `TRF ${reference} ${world.answers.length}`;
  await asTreasurer(world, 0, "statements", {
    bank: "bsi",
    mapping: { day: "Tanggal", amount: "Kredit", description: "Uraian" },
    csv: `Tanggal;Uraian;Kredit\n14/11/2026;${description};${amount + beyond}`,
  });
  const { rows } = await world.api.database.pool.query<{ id: number }>(
    "select id from statement_line where description = $1 and state = 'open'",
    [description],
  );
  if (!rows[0]) return;
  const matches = [{ reference, lines: [rows[0].id] }];
  const { body } = await asTreasurer(world, 1, "statements/confirm", { matches });
  const results = (body as { results?: { approved: boolean }[] }).results ?? [];
  if (results[0]?.approved) world.approvals.push(reference);
  else await asTreasurer(world, 1, "statements/set-aside", { lines: [rows[0].id], as: "unidentified" });
}

export async function asPayer(world: World, payment: Known, deed: "cancel" | "prove" | "reopen") {
  const payer = world.buyers.find(({ id }) => id === payment.member_id);
  if (!payer || payment.kind !== "order") return;
  const made =
    deed === "prove"
      ? payer.sendProof(payment.reference)
      : payer.act(payment.reference, deed === "cancel" ? "cancel" : "payment-token");
  await noted(world, made);
}
