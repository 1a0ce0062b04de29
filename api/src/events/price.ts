import { PHONE_PATTERN, PHONE_WRONG, type WantedTicket } from "@barakah/contract";
import { savedBy } from "../payments/index.ts";
import { conflict, invalid } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import type { Offered, StoredQuestion, Voucher } from "./queries/registrations.ts";

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

const DAY = /^\d{4}-\d\d-\d\d$/;
const FILE = /^answer\/[A-Za-z0-9_-]{32}$/;
/** For each kind of question: the error if an answer does not fit it. */
const PROBLEM: Partial<Record<StoredQuestion["kind"], (text: string) => string | undefined>> = {
  number: (text) => (/^-?\d{1,15}([.,]\d{1,6})?$/.test(text) ? undefined : "Isi dengan angka."),
  date: (text) => (DAY.test(text) && !Number.isNaN(Date.parse(text)) ? undefined : "Pilih tanggalnya."),
  phone: (text) => (PHONE_PATTERN.test(text) ? undefined : PHONE_WRONG),
  file: (text) => (FILE.test(text) ? undefined : "Unggah berkasnya dahulu."),
};

/** One question's answer, checked, with what its options cost. */
function answered({ kind, required, options }: StoredQuestion, given: string | string[] | undefined) {
  const texts = (Array.isArray(given) ? given : [given ?? ""]).filter((text) => text !== "");
  if (texts.length === 0)
    return { answer: undefined, price: 0, problem: required ? "Wajib diisi." : undefined };
  if (kind === "choice" || kind === "many") {
    const chosen = options.filter(({ label }) => texts.includes(label));
    const wrong = chosen.length !== new Set(texts).size || (kind === "choice" && chosen.length !== 1);
    const price = chosen.reduce((sum, option) => sum + option.price, 0);
    const labels = chosen.map(({ label }) => label);
    return {
      answer: kind === "many" ? labels : (labels[0] ?? ""),
      price,
      problem: wrong ? "Pilih dari daftarnya." : undefined,
    };
  }
  const [text = ""] = texts;
  return { answer: text, price: 0, problem: PROBLEM[kind]?.(text) };
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
      const { answer, price, problem } = answered(question, answers[String(question.id)]);
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
