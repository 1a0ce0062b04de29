import type { PaymentFile } from "@barakah/contract";
import { isOffBank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { AddOnAmount, statusWords } from "../../payments/index.ts";
import { rupiah } from "../../platform/format.ts";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";

export const KIND: Record<PaymentFile["kind"], string> = {
  donation: "Donasi",
  order: "Belanja",
  enrolment: "Kelas",
  zakat: "Zakat",
  event: "Acara",
};

function bankLine({ method, seen_amount, unseen_amount }: PaymentFile): string {
  if (isOffBank(method)) return "Tidak lewat rekening";
  if (seen_amount === 0) return "Belum terlihat";
  return unseen_amount > 0 ? `Terlihat ${rupiah(seen_amount)}` : "Terlihat seluruhnya";
}

/** Payer, amount, purpose and state of a payment, and the four facts that staff need most. */
export function PaymentHead({ file, proposed }: { file: PaymentFile; proposed: boolean }) {
  const { kind, status, method, payer_name, amount, title, check, postings, receipt, refund_owed } = file;
  const { tone, text } = statusWords(status, method, refund_owed);
  const facts = [
    { name: "Cara bayar", value: PAYMENT_METHOD_LABEL[method] },
    { name: "Baris mutasi", value: bankLine(file) },
    { name: "Masuk ke", value: postings.find((leg) => leg.amount < 0)?.account_name ?? "Belum dibukukan" },
    { name: "Tanda terima", value: receipt ?? "Tidak ada" },
  ];
  return (
    <Panel bare>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4.5">
        <div className="min-w-0">
          <p className="text-text-2 wrap-anywhere">
            {payer_name} · {KIND[kind]}
          </p>
          <p className="text-[min(1.75rem,8vw)] leading-[1.4] font-extrabold tracking-tight">
            {file.expected_add_on === null ? (
              rupiah(amount)
            ) : (
              <AddOnAmount amount={amount} wrong={check === "mismatch"} />
            )}
          </p>
          <p className="wrap-anywhere">{title}</p>
        </div>
        <span className="flex flex-wrap gap-1.5 min-[640px]:flex-col min-[640px]:items-end">
          <StatusBadge tone={tone}>{text}</StatusBadge>
          {proposed && <StatusBadge tone="wait">Menunggu orang kedua</StatusBadge>}
          {status === "verified" && refund_owed > 0 && (
            <StatusBadge tone="wait">{rupiah(refund_owed)} akan dikembalikan</StatusBadge>
          )}
        </span>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-px border-t border-border bg-border">
        {facts.map(({ name, value }) => (
          <div key={name} className="bg-surface px-4.5 py-3">
            <dt className="text-sm text-text-2">{name}</dt>
            <dd className="font-bold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
