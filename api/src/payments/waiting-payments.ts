import { BANKS, type WaitingThing } from "@barakah/contract";
import { rupiah } from "../platform/text/rupiah.ts";
import type { FindWaiting } from "../platform/waiting.ts";
import { pageOf } from "./lifecycle/page-address.ts";
import type { Payables } from "./lifecycle/payable.ts";
import type { Payment } from "./queries/payments.ts";
import { paymentsToAct } from "./queries/waiting-payments.ts";

const isTransfer = ({ method }: Payment) => BANKS.some((bank) => bank === method);

function words(payment: Payment): Pick<WaitingThing, "title" | "act"> {
  const amount = rupiah(payment.amount);
  if (payment.status === "rejected") return { title: `Kirim ulang bukti ${amount}`, act: "Kirim" };
  return { title: `${isTransfer(payment) ? "Transfer" : "Bayar"} ${amount}`, act: "Bayar" };
}

/** Payments that their payer has to act on. One that a treasurer is looking at asks for nothing. */
export const waitingPayments =
  (payables: Payables): FindWaiting =>
  async ({ kysely }, memberId) =>
    Promise.all(
      (await paymentsToAct(kysely, memberId)).map(async (payment) => ({
        kind: "payment" as const,
        ...words(payment),
        text: (await payables.of(payment).shown(kysely, payment)).title,
        link: pageOf(payment),
        deadline: payment.status === "pending" ? payment.expires_at : null,
      })),
    );
