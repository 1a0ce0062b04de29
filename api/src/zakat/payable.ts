import { FUND_OF_KIND, PAYABLE_LABEL } from "@barakah/contract";
import { monthOrDay } from "@barakah/contract/platform/day-words";
import { fund } from "../ledger/index.ts";
import { type Payable, sharesOf } from "../payments/index.ts";
import { changeItems, itemsOfPayment, itemsOfPayments, type ZakatItem, zakatOf } from "./queries/payments.ts";

const ZAKAT_PRAYER = "Semoga Allah menerimanya, menyucikan hartamu, dan memberkahi yang tersisa.";
const ALMS_PRAYER = "Semoga Allah menerimanya dan membalasnya dengan yang lebih baik.";

/** Donors of alms are not told that they paid zakat. */
const isAlms = (items: readonly Pick<ZakatItem, "kind">[]) => items.every(({ kind }) => kind === "infak");

/** Distributes a fund's difference over its items, largest first. */
function spread(items: readonly ZakatItem[], difference: number): ZakatItem[] {
  let left = difference;
  return items.map((item) => {
    const taken = Math.max(-item.amount, left);
    left -= taken;
    return { ...item, amount: item.amount + taken };
  });
}

/** Verification needs nothing here: the payment's shares already credit each fund. */
export const zakatPayable: Payable = {
  kind: "zakat",
  prefix: "ZKT",
  async about(tx, payment) {
    const { title } = await zakatOf(tx, payment.id);
    const alms = isAlms(await itemsOfPayment(tx, payment.id));
    return { name: title, link: "/zakat/riwayat", next: alms ? ALMS_PRAYER : ZAKAT_PRAYER };
  },
  async shown(reader, payment) {
    const { title, period } = await zakatOf(reader, payment.id);
    const items = await itemsOfPayment(reader, payment.id);
    const alms = isAlms(items);
    const called = alms ? "Infak" : "Zakat";
    return {
      title,
      alms,
      parts: items.map(({ kind, amount }) => ({ name: PAYABLE_LABEL[kind], amount })),
      note: period ? `${called} · ${monthOrDay(period)}` : called,
      picture: null,
      link: "/zakat",
      again: "/zakat/bayar",
      add_on: 0,
      shown_as: null,
      progress: null,
    };
  },
  async given(reader, payments) {
    const items = await itemsOfPayments(reader, payments);
    const shares = Map.groupBy(items, ({ payment_id, kind }) => `${payment_id} ${FUND_OF_KIND[kind]}`);
    return [...shares.values()].flatMap((of) => {
      const [first] = of;
      if (!first) return [];
      const names = of.map(({ kind }) => PAYABLE_LABEL[kind]).join(", ");
      return {
        payment_id: first.payment_id,
        account: fund(FUND_OF_KIND[first.kind]),
        fund_kind: first.kind === "infak" ? ("infak_bebas" as const) : ("zakat" as const),
        programme: first.period ? `${names}, ${monthOrDay(first.period)}` : names,
      };
    });
  },
  async items(reader, payment) {
    const items = await itemsOfPayment(reader, payment.id);
    return items.map(({ kind, amount }) => ({
      id: kind,
      name: PAYABLE_LABEL[kind],
      price: amount,
      quantity: 1,
    }));
  },
  async amountChanged(tx, payment) {
    const items = await itemsOfPayment(tx, payment.id);
    const shares = new Map((await sharesOf(tx, payment.id)).map(({ account, amount }) => [account, amount]));
    for (const [code, of] of Map.groupBy(items, ({ kind }) => FUND_OF_KIND[kind])) {
      const before = of.reduce((sum, { amount }) => sum + amount, 0);
      await changeItems(tx, payment.id, spread(of, (shares.get(fund(code)) ?? 0) - before));
    }
  },
  // No counters outside the ledger, so nothing to update.
  async verified() {},
  async reversed() {},
  async refunded() {},
  async restored() {},
  async closed() {},
  async reopened() {},
};
