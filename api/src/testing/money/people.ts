import type { Buyer } from "../buyer.ts";
import type { Deed } from "./events.ts";
import type { Known } from "./known.ts";
import { approveWithLines, lineComes, setAside } from "./lines.ts";
import { asTreasurer, noted, type World } from "./world.ts";

export async function decide(world: World, who: number, { reference }: Known, deed: Deed, all: Known[]) {
  if (deed === "approve all") {
    const references = all.map((one) => one.reference);
    const { body } = await asTreasurer(world, who, "payments/approve", { references, confirm: true });
    const results = (body as { results?: { reference: string; approved: boolean }[] }).results ?? [];
    world.approvals.push(...results.filter(({ approved }) => approved).map((one) => one.reference));
    return;
  }
  if (deed === "approve with lines") return approveWithLines(world, who, reference);
  const [verb, order] = deed.split(" ");
  const path = order ? `orders/${reference}/${verb}` : `payments/${reference}/${verb}`;
  const { status } = await asTreasurer(world, who, path, {
    reason: "bukti buram",
    note: "catatan",
    confirm: true,
    // Only parcels need a number.
    ...(verb === "ship" && { awb: "LP261116000042" }),
    ...(verb === "returned" && { outcome: "refund", items: [] }),
  });
  if (status === 200 && (verb === "approve" || verb === "process")) world.approvals.push(reference);
}

/** The statement shows the money, perhaps with a difference: it is imported and assigned. */
export async function matchStatement(world: World, payment: Known, beyond: number) {
  const line = await lineComes(world, payment, beyond);
  if (!line) return;
  const { reference } = payment;
  const money = { lines: [line.id], unclaimed: line.amount, references: [reference] };
  const { status } = await asTreasurer(world, 1, "statements/assign", money);
  if (status === 409) await setAside(world, 1, line, { as: "unidentified" });
}

/** Pays out money of the campaign or of the event, or undoes the last payout. */
export async function payOut(world: World, amount: number) {
  const { rows } = await world.api.database.pool.query<{ id: number }>(
    "select id from payout where reversed_at is null order by id desc limit 1",
  );
  const [last] = rows;
  if (last && amount % 2 === 0)
    return asTreasurer(world, 0, `payouts/${last.id}/reverse`, { reason: "salah kampanye" });
  const told = { paid_on: "2026-01-01", title: "Penyaluran", story: "", picture: null };
  const from = amount % 3 === 0 ? { account: `event:${world.event.id}` } : { campaign_id: world.campaign.id };
  return asTreasurer(world, 0, "payouts", { ...told, ...from, bank: "bsi", amount });
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

/** After a rejection the payer sends another proof from the payment's page. */
export const sendNewProof = (world: World, { page }: Known) =>
  noted(world, (world.buyers[0] as Buyer).form(`/api/payments/page/${page}/proof/`, {}));
