import type { QueuedPayment } from "@barakah/contract";
import { isQris } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { AddOnAmount } from "../../payments/index.ts";
import { date, rupiah, timeOfDay } from "../../platform/format.ts";
import { CONTROL } from "../../ui/form/control-style.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { type QueueFilter, waitingQuery } from "./queries.ts";
import { KINDS } from "./queue-kinds.ts";

const CHECK: Record<QueuedPayment["check"], { tone: BadgeTone; label: string }> = {
  match: { tone: "ok", label: "Kode cocok" },
  look: { tone: "wait", label: "Periksa" },
  mismatch: { tone: "no", label: "Selisih" },
};

function badgeOf(payment: QueuedPayment): { tone: BadgeTone; label: string } {
  const { check, seen_amount, unseen_amount, money_seen_at } = payment;
  if (money_seen_at && seen_amount === 0)
    return { tone: "ok", label: `Uang terlihat ${timeOfDay(money_seen_at)}` };
  return seen_amount > 0 ? { tone: "info", label: `Menunggu ${rupiah(unseen_amount)}` } : CHECK[check];
}

interface QueueToolsProps {
  filter: QueueFilter;
  onChange(change: Partial<QueueFilter>): void;
}

export function QueueTools({ filter, onChange }: QueueToolsProps) {
  const { data: waiting } = useQuery(waitingQuery);
  return (
    <div className="grid gap-2.5 px-3.5 pt-3.5 pb-2.5 shadow-under">
      <Segments
        label="Jenis transaksi"
        options={KINDS.map(({ kind, label }) => ({
          value: kind,
          label: (
            <>
              {label} <small>{waiting?.[kind] ?? "…"}</small>
            </>
          ),
        }))}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
        className="counted"
      />
      <input
        inputMode="numeric"
        maxLength={3}
        aria-label="Cari 3 digit terakhir"
        placeholder="3 digit terakhir, mis. 225"
        value={filter.addOn}
        onChange={({ target }) => onChange({ addOn: target.value.replace(/\D/g, "") })}
        className={CONTROL}
      />
    </div>
  );
}

interface QueueItemProps {
  payment: QueuedPayment;
  current: boolean;
  selected: boolean;
  onOpen(): void;
  onSelect(): void;
}

export function QueueItem({ payment, current, selected, onOpen, onSelect }: QueueItemProps) {
  const row = useRef<HTMLLIElement>(null);
  const { tone, label } = badgeOf(payment);
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <li
      ref={row}
      className={`relative flex items-stretch border-b border-border ${current ? "bg-primary-soft before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-r-[3px] before:bg-primary" : "hover:bg-primary-softer"}`}
    >
      <input
        type="checkbox"
        checked={selected}
        onChange={onSelect}
        className="ml-[11px] size-6 flex-none self-center accent-primary"
        aria-label={`Pilih ${payment.payer_name}, ${payment.reference}`}
      />
      <button
        type="button"
        aria-current={current}
        onClick={onOpen}
        className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 py-[11px] pr-3.5 pl-[7px] text-left *:last:justify-self-end"
      >
        <b className="truncate">{payment.payer_name}</b>
        <span className="text-right font-extrabold">
          <AddOnAmount amount={payment.amount} wrong={payment.check === "mismatch"} />
        </span>
        <small className="truncate leading-[1.125rem]! text-text-2">
          {date(payment.created_at)} {timeOfDay(payment.created_at)} · {isQris(payment.method) && "QRIS · "}
          {payment.title}
        </small>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </button>
    </li>
  );
}
