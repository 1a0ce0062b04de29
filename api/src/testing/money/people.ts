import type { Deed } from "./events.ts";
import { asTreasurer, noted, type World } from "./world.ts";

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

/** The bank's own list has the money, perhaps not quite as much: it is imported and assigned. */
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
  const lines = [rows[0].id];
  const money = { lines, unclaimed: amount + beyond, references: [reference] };
  const { status } = await asTreasurer(world, 1, "statements/assign", money);
  if (status === 409) await asTreasurer(world, 1, "statements/set-aside", { lines, as: "unidentified" });
}

/** Money of a campaign is given away, or the last payout taken back. */
export async function payOut(world: World, amount: number) {
  const { rows } = await world.api.database.pool.query<{ id: number }>(
    "select id from payout where reversed_at is null order by id desc limit 1",
  );
  const [last] = rows;
  if (last && amount % 2 === 0)
    return asTreasurer(world, 0, `payouts/${last.id}/reverse`, { reason: "salah kampanye" });
  const told = { paid_on: "2026-01-01", title: "Penyaluran", story: "", picture: null };
  return asTreasurer(world, 0, "payouts", { ...told, campaign_id: world.campaign.id, bank: "bsi", amount });
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
