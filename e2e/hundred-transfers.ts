import type { ProductSummary, SessionUser } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { joinAs, OTHER_PAID, PAID } from "./academy-steps.ts";
import { MOSQUE } from "./giving-steps.ts";
import { aMember } from "./members.ts";
import { putInCart } from "./shop-steps.ts";
import { SITE } from "./site.ts";

/** What happened to a transfer. */
export type Fate = "exact" | "short" | "very short" | "split" | "doubled" | "never came";

export interface Transfer {
  kind: "donation" | "order" | "enrolment";
  fate: Fate;
  name: string;
  amount: number;
  reference: string;
}

let tries = 0;
/** Common prefix of the accounts of one try: the queue can be searched for it. */
const accountsOf = (nth: number) => `7714${nth}`;
export const DAY = jakartaDay();

const FIRST = ["Ahmad", "Budi", "Citra", "Dewi", "Eko", "Farida", "Gunawan", "Halimah", "Irfan", "Joko"];
const LAST = ["Wulandari", "Prasetyo", "Nasution", "Siregar", "Simanjuntak", "Kusuma", "Ginting", "Mahendra"];
const nameOf = (nth: number) => `${FIRST[nth % 10]} ${LAST[Math.floor(nth / 10) % 8]}`;
/** Many prices are equal: only names tell these transfers apart. */
const BUYERS = [
  ...["Zulkifli Harahap", "Maryam Tanjung", "Teguh Wicaksono", "Fadhilah Utami", "Yusuf Bachtiar"],
  ...["Salman Alfarisi", "Ratna Komala", "Bagus Setiawan", "Umar Sanusi", "Putri Maharani"],
];
const STUDENTS = [
  ...["Karim Daulay", "Oktaviani Sari", "Vino Permana", "Wahyu Ramdhan", "Xena Pertiwi"],
  ...["Qomar Zaman", "Laila Badriyah", "Sulaiman Rasyid", "Tsania Azizah", "Uwais Qorni"],
];

/** Eighteen transfers with every fate; a hundred in `npm run test:long`. */
const LONG = process.env.TEST_LONG !== undefined;
const GIFTS: readonly [Fate, number][] = [
  ["exact", LONG ? 60 : 2],
  ["short", LONG ? 11 : 1],
  ["split", LONG ? 3 : 1],
  ["doubled", LONG ? 3 : 1],
  ["never came", LONG ? 3 : 1],
];
const UNUSUAL: readonly Fate[] = ["short", "split", "doubled", "never came"];
const BOUGHT: readonly Fate[] = [
  ...(LONG ? UNUSUAL.flatMap((fate): Fate[] => ["exact", fate]) : UNUSUAL),
  ...(["exact", "very short"] as const),
];
const LEARNT: readonly Fate[] = BOUGHT.with(-1, "short");

/** Different pictures for proofs, drawn at once. */
const draw = (page: Page, texts: readonly string[]) =>
  page.evaluate((all) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 240, height: 320 });
    const pen = canvas.getContext("2d");
    return all.map((text, place) => {
      if (pen) {
        pen.fillStyle = `hsl(${place * 37} 60% 92%)`;
        pen.fillRect(0, 0, 240, 320);
        pen.fillStyle = "#123";
        pen.font = "16px sans-serif";
        pen.fillText("Transfer berhasil", 16, 40);
        pen.fillText(text, 16, 80 + (place % 9) * 20, 210);
      }
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    });
  }, texts);

/** For cheaper goods the missing amount would be everything. */
const LEAST_PRICE = 15_000;
const PLENTY = 12;

type Session = Pick<SessionUser, "access">;
let sent = 0;

async function send(session: Session, path: string, proof: string, fields: Record<string, unknown>) {
  const form = new FormData();
  const claim = {
    payment_method: "bsi",
    source_bank: "Bank Contoh",
    source_account: `${accountsOf(tries)}${String(++sent).padStart(6, "0")}`,
    transfer_date: DAY,
  };
  for (const [name, value] of Object.entries({ ...claim, ...fields })) form.set(name, String(value));
  form.set("proof_file", new Blob([Buffer.from(proof, "base64")], { type: "image/png" }), "bukti.png");
  const answer = await fetch(SITE + path, {
    method: "POST",
    headers: { authorization: `Bearer ${session.access}` },
    body: form,
  });
  expect([path, answer.status]).toEqual([path, 201]);
  return (await answer.json()) as { order_id: string; order_number: string };
}

async function give(session: Session, proofs: readonly string[]): Promise<Transfer[]> {
  const fates = GIFTS.flatMap(([fate, times]) => Array.from({ length: times }, () => fate));
  const gifts: Transfer[] = [];
  const one = async (fate: Fate, nth: number) => {
    const name = nameOf(nth);
    // Further apart than the tolerance for a named payer, and far from other journeys' amounts.
    const amount = 4_103_225 + nth * 25_000;
    const path = `/api/donations/${MOSQUE}/create-donation/`;
    const fields = { amount, donor_name: name, donor_phone: "081377140001" };
    const { order_id: reference } = await send(session, path, proofs[nth] ?? "", fields);
    gifts.push({ kind: "donation", fate, name, amount, reference });
  };
  for (let at = 0; at < fates.length; at += 8)
    await Promise.all(fates.slice(at, at + 8).map((fate, beside) => one(fate, at + beside)));
  return gifts;
}

/** Products with enough stock that no other journey runs short. */
async function goods(): Promise<ProductSummary[]> {
  const all = (await (await fetch(`${SITE}/api/products/`)).json()) as ProductSummary[];
  const enough = all.filter(({ stock, price }) => stock >= PLENTY && price >= LEAST_PRICE);
  expect(enough.length).toBeGreaterThan(1);
  return enough;
}

/** Two orders and two courses of one member. */
async function buyAndLearn(nth: number, proofs: readonly string[]): Promise<Transfer[]> {
  const { session } = await aMember();
  const shelf = await goods();
  const done: Transfer[] = [];
  for (const which of [0, 1]) {
    const place = nth * 2 + which;
    const [buyer = "", student = ""] = [BUYERS[place], STUDENTS[place]];
    const product = shelf[place % shelf.length] as ProductSummary;
    await putInCart(session, product);
    const order = { amount: product.price, customer_name: buyer, customer_phone: "081377140002" };
    const bought = await send(session, "/api/orders/create-order/", proofs[place] ?? "", {
      ...order,
      account_name: buyer,
    });
    done.push({
      kind: "order",
      fate: BOUGHT[place] ?? "exact",
      name: buyer,
      amount: product.price,
      reference: bought.order_number,
    });
    const slug = which ? PAID : OTHER_PAID;
    const amount = which ? 175_000 : 225_000;
    await joinAs(session, slug);
    const path = `/api/courses/${slug}/payment-confirmation/`;
    const learnt = await send(session, path, proofs[BOUGHT.length + place] ?? "", {
      amount,
      account_name: student,
    });
    const fate = LEARNT[place] ?? "exact";
    done.push({ kind: "enrolment", fate, name: student, amount, reference: learnt.order_id });
  }
  return done;
}

/** Transfers whose proofs wait: gifts, orders and courses; and how their accounts begin. */
export async function claimedTransfers(page: Page): Promise<{ transfers: Transfer[]; accounts: string }> {
  tries += 1;
  const bought = 2 * BOUGHT.length;
  const given = GIFTS.reduce((sum, [, times]) => sum + times, 0);
  const proofs = await draw(
    page,
    Array.from({ length: bought + given }, (_, place) => `No. ${place + 1}, ke-${tries}`),
  );
  const { session } = await aMember();
  const transfers = await give(session, proofs.slice(bought));
  for (let nth = 0; nth < BOUGHT.length / 2; nth++) transfers.push(...(await buyAndLearn(nth, proofs)));
  return { transfers, accounts: accountsOf(tries) };
}

/** The statement lines of a transfer. */
export function seenOf({ fate, amount, kind }: Transfer): number[] {
  const half = Math.floor(amount / 2);
  return {
    exact: [amount],
    // Without the code; or some rupiah less than the price.
    short: [kind === "donation" ? amount - 225 : amount - 500],
    "very short": [amount - 5000],
    split: [half, amount - half],
    doubled: [amount, amount],
    "never came": [],
  }[fate];
}
