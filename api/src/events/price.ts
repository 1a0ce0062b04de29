import type { WantedTicket } from "@barakah/contract";
import { savedBy } from "../payments/index.ts";
import { conflict, invalid } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { checkedAnswer } from "./check-answers.ts";
import type { Offered, Voucher } from "./queries/registrations.ts";

type Answers = WantedTicket["answers"];

export interface PricedTicket {
  type: number;
  typeName: string;
  name: string;
  answers: Answers;
  price: number;
}

export interface Priced {
  tickets: PricedTicket[];
  lines: { label: string; amount: number }[];
  total: number;
  campaignAmount: number;
}

/** The price of the ticket without options: of its type, or the amount that the buyer chose. */
function basePrice({ event }: Offered, type: { price: number }, chosen: number | undefined) {
  if (event.price_kind === "free") return { price: 0 };
  if (event.price_kind === "fixed") return { price: type.price };
  const least = event.price_kind === "minimum" ? event.min_price : 0;
  const price = chosen ?? least;
  return { price, problem: price < least ? `Paling sedikit ${rupiah(least)}.` : undefined };
}

/** The price of a registration, computed by the server. Refuses unknown options and missing answers. */
export function priceOf(
  offered: Offered,
  wanted: readonly WantedTicket[],
  voucher: Voucher | undefined,
): Priced {
  const errors: Record<string, string[]> = {};
  const lines: Priced["lines"] = [];
  const tickets = wanted.map(({ type: typeId, name, answers, price: chosen }, place): PricedTicket => {
    const type = offered.types.find(({ id }) => id === typeId);
    if (!type) {
      errors[`tickets.${place}.type`] = ["Jenis tiket ini tidak dijual lagi. Pilih yang lain."];
      return { type: typeId, typeName: "", name, answers, price: 0 };
    }
    const base = basePrice(offered, type, chosen);
    if (base.problem) errors[`tickets.${place}.price`] = [base.problem];
    lines.push({ label: type.name, amount: base.price });
    const kept: Answers = {};
    let extra = 0;
    for (const question of offered.questions) {
      const { answer, price, problem } = checkedAnswer(question, answers[String(question.id)]);
      if (problem) errors[`tickets.${place}.answers.${question.id}`] = [problem];
      if (answer === undefined) continue;
      kept[String(question.id)] = answer;
      extra += price;
      if (price > 0) lines.push({ label: [answer].flat().join(", "), amount: price });
    }
    return { type: typeId, typeName: type.name, name, answers: kept, price: base.price + extra };
  });
  for (const { id, name, per_order_max } of offered.types)
    if (tickets.filter(({ type }) => type === id).length > per_order_max)
      errors.tickets = [`${name}: paling banyak ${per_order_max} tiket sekali daftar.`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const before = tickets.reduce((sum, { price }) => sum + price, 0);
  const off = voucher ? savedBy(voucher, before) : 0;
  if (voucher && off > 0) lines.push({ label: `Kupon ${voucher.code}`, amount: -off });
  const total = before - off;
  return { tickets, lines, total, campaignAmount: campaignShare(offered, total) };
}

const campaignShare = ({ event }: Pick<Offered, "event">, total: number) =>
  event.campaign_id === null
    ? 0
    : Number((BigInt(total) * BigInt(event.campaign_basis_points ?? 0)) / 10_000n);

export function refuseOtherAmount(total: number, seen: number) {
  if (total !== seen)
    throw conflict(
      "amount_changed",
      `Totalnya sekarang ${rupiah(total)}. Periksa lagi sebelum melanjutkan.`,
      {
        facts: { amount: total },
      },
    );
}
