import type { Buyer } from "../buyer.ts";
import type { ComplaintDeed } from "./events.ts";
import { asTreasurer, noted, type World } from "./world.ts";

const pick = <T>(from: readonly T[], nth: number): T | undefined => from[nth % Math.max(from.length, 1)];

/** The nth order that is paid, with its buyer. */
async function paidOrder({ api, buyers }: World, nth: number) {
  const { rows } = await api.database.pool.query<{ number: string; member_id: number }>(
    "select reference as number, member_id from payment where kind = 'order' and status = 'verified' order by created_at, id",
  );
  const order = pick(rows, nth);
  const buyer = buyers.find(({ id }) => id === order?.member_id);
  return order && buyer && { number: order.number, buyer };
}

async function complain(world: World, who: number, number: string, buyer: Buyer) {
  const sending = { note: "diantar", awb: "LP261116000042", confirm: true };
  await asTreasurer(world, who, `orders/${number}/ship`, sending);
  const told = { reason: "damaged", story: "Botolnya pecah." };
  await noted(world, buyer.form(`/api/orders/${number}/complaint/`, told));
}

/** Sends the goods, lets the buyer complain, and promises all or a part of the price. */
async function promise(world: World, who: number, nth: number) {
  const order = await paidOrder(world, nth);
  if (!order) return;
  await complain(world, who, order.number, order.buyer);
  const { rows } = await world.api.database.pool.query<{ id: number }>(
    "select id from complaint where closed_at is null order by id",
  );
  const open = pick(rows, nth);
  if (!open) return;
  const answer = { outcome: "refund", answer: "Maaf, dananya kami kembalikan." };
  const part = nth % 2 === 0 ? {} : { amount: 7_000 };
  const { status } = await asTreasurer(world, who, `complaints/${open.id}/answer`, { ...answer, ...part });
  if (status === 200) world.promises += 1;
}

/** By confirming what was proposed, or at the refund itself. */
async function agree(world: World, who: number, nth: number) {
  const { rows } = await world.api.database.pool.query<{ path: string }>(
    `select 'proposals/' || id || '/confirm' as path from proposal where kind = 'refund_promise' and state = 'waiting'
      union all select 'refunds/' || id || '/agree' from payment_refund where status = 'owed' and waits order by path`,
  );
  const asked = pick(rows, nth);
  if (asked) await asTreasurer(world, who, asked.path, {});
}

export const playComplaints = (world: World, who: number, nth: number, deed: ComplaintDeed) =>
  deed === "promise" ? promise(world, who, nth) : agree(world, who, nth);
