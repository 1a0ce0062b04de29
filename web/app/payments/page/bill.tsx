import type { PaymentPage, PaidFor as Subject } from "@barakah/contract";
import { Link } from "react-router";
import { rupiah } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { AddOnAmount } from "../form/totals.tsx";
import { deadlineOf, timeLeft } from "./moment.ts";
import { pageWords } from "./page-words.ts";

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

export function Until({ payment }: { payment: PaymentPage }) {
  const now = useNow();
  if (payment.status !== "pending" || !payment.expires_at) return null;
  return (
    <div className="flex gap-3 border-t border-border bg-surface px-4 py-3 text-sm leading-[1.25rem]">
      <Icon name="clock-countdown-fill" size={24} className="text-accent-text" />
      <div>
        <p>
          Bayar sebelum <b>{deadlineOf(payment.expires_at)}</b>
        </p>
        <p className="text-text-2">{timeLeft(payment.expires_at, now)}</p>
      </div>
    </div>
  );
}

export const PaidFor = ({ about, note = about.note }: { about: Subject; note?: string }) => (
  <Link to={about.link} className="flex items-center gap-3 rounded-md bg-surface-2 px-3 py-2.5 text-left">
    <span className="size-[52px] flex-none overflow-hidden rounded-[10px] bg-surface">
      <Picture src={about.picture} alt="" width={52} height={52} sizes="52px" />
    </span>
    <span className="min-w-0 flex-1">
      <b className="block text-sm leading-[1.2rem] text-pretty wrap-anywhere">{about.title}</b>
      <span className="text-xs text-text-2">{note}</span>
      {about.parts?.map(({ name, amount }) => (
        <span key={name} className="flex flex-wrap justify-between gap-x-3 text-xs text-text-2">
          {name} <b className="tabular-nums">{rupiah(amount)}</b>
        </span>
      ))}
    </span>
  </Link>
);
