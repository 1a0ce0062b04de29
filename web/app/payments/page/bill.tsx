import type { PaymentPage } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { ClockCountdownFillIcon } from "../../ui/icons/icons.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { AddOnAmount } from "../form/add-on-amount.tsx";
import { deadlineOf, timeLeft } from "./moment.ts";
import { pageWords } from "./page-words.ts";
import { PaidFor } from "./paid-for.tsx";

/** What and how much: always the first thing on a payment. */
export function Bill({ payment }: { payment: PaymentPage }) {
  const { badge, tone, amount } = pageWords(payment);
  const exact = payment.about.add_on > 0 && payment.status === "pending";
  return (
    <section className="bg-surface px-4 pt-4 pb-[18px] text-center">
      <StatusBadge tone={tone}>{badge}</StatusBadge>
      <p className="mt-2.5 text-sm text-text-2">{amount}</p>
      <p className="mb-3.5 text-[min(2rem,14vw)] leading-[1.2] font-extrabold tracking-[-.02em]">
        {exact ? <AddOnAmount amount={payment.amount} /> : rupiah(payment.amount)}
      </p>
      <PaidFor about={payment.about} />
    </section>
  );
}

/** Until when. Never a ticking headline. */
export function Until({ payment }: { payment: PaymentPage }) {
  const now = useNow();
  if (payment.status !== "pending" || !payment.expires_at) return null;
  return (
    <div className="flex gap-3 border-t border-border bg-surface px-4 py-3 text-sm leading-[1.25rem]">
      <ClockCountdownFillIcon size={24} className="text-accent-text" />
      <div>
        <p>
          Bayar sebelum <b>{deadlineOf(payment.expires_at)}</b>
        </p>
        <p className="text-text-2">{timeLeft(payment.expires_at, now)}</p>
      </div>
    </div>
  );
}
