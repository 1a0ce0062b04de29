import type { PaymentFile } from "@barakah/contract";
import type { Correction } from "./events.ts";
import type { Known } from "./known.ts";
import { correctByLine } from "./lines.ts";
import { asTreasurer, type World } from "./world.ts";

/** Payments to which the correction applies; others would only refuse it. */
export const CORRECTABLE: Record<Correction, (payment: Known) => boolean> = {
  reverse: ({ status, method }) => status === "verified" && method !== "midtrans",
  "correct by line": ({ status, method }) => status === "verified" && method !== "midtrans",
  unlink: ({ seen }) => seen > 0,
  refund: ({ refundable }) => refundable,
  "pay refund": ({ owed }) => owed,
  "withdraw refund": ({ owed }) => owed,
  "give surplus": ({ surplus }) => surplus,
};

const WHY = { reason: "ternyata keliru" };
const ACCOUNT = { bank: "Bank Contoh", account_number: "0000004417", account_holder: "PEMBAYAR" };

/** By the provider if possible, else by transfer; fully or partly. */
async function giveBack(world: World, who: number, { reference, method, refundable, status }: PaymentFile) {
  const online = method === "midtrans" && status === "verified" && refundable % 2 === 0;
  const part = refundable > 20_000 && refundable % 3 === 0 ? { amount: 10_000 } : {};
  const way = online ? { way: "midtrans" } : { way: "transfer", ...ACCOUNT };
  await asTreasurer(world, who, `payments/${reference}/refund`, { ...way, ...part, ...WHY });
}

/** Corrects a decision; impossible corrections are refused. */
export async function correct(world: World, who: number, reference: string, deed: Correction) {
  const path = `/api/admin/payments/${reference}/`;
  const { body } = await world.api.get<PaymentFile>(path, world.treasurers[who % 2]);
  if (deed === "reverse") {
    const { status } = await asTreasurer(world, who, `payments/${reference}/reverse`, WHY);
    if (status === 200) world.approvals = world.approvals.filter((one) => one !== reference);
    return;
  }
  if (deed === "correct by line") return correctByLine(world, who, reference);
  if (deed === "refund") return giveBack(world, who, body);
  if (deed === "unlink") {
    const line = body.money?.[0]?.id;
    if (line !== undefined) await asTreasurer(world, who, `payments/${reference}/unlink`, { line, ...WHY });
    return;
  }
  if (deed === "give surplus") {
    const amount = body.held_amount % 2 === 0 ? body.held_amount : Math.ceil(body.held_amount / 2);
    const gift = { slug: world.campaign.slug, amount, ...WHY };
    return void (amount > 0 && (await asTreasurer(world, who, `payments/${reference}/give`, gift)));
  }
  const owed = body.refunds?.find(({ status }) => status === "owed");
  const paid = { ...ACCOUNT, from: "bsi", paid_on: "2026-11-15", reference: "TRX-1" };
  if (!owed) return;
  if (deed === "withdraw refund") await asTreasurer(world, who, `refunds/${owed.id}/withdraw`, WHY);
  else await asTreasurer(world, who, `refunds/${owed.id}/paid`, paid);
}
