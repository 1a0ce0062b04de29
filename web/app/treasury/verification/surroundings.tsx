import type { PaymentFile } from "@barakah/contract";
import { statusWords } from "../../payments/index.ts";
import { date, rupiah } from "../../platform/format.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";

/** What the same person paid before. */
export function Surroundings({ file }: { file: PaymentFile }) {
  if (file.earlier.length === 0) return null;
  return (
    <section className="mt-3.5">
      <h3 className="mb-2 text-[0.8125rem]">Pembayaran lain dari orang yang sama</h3>
      <ul className="grid grid-cols-1 gap-1.5">
        {file.earlier.map((payment) => {
          const { tone, text } = statusWords(payment.status, "bsi", payment.refund_owed);
          return (
            <li key={payment.reference} className="vq-line">
              <span className="min-w-0 flex-1">
                <b className="tabular-nums">{rupiah(payment.amount)}</b>
                <span className="block truncate text-text-2">
                  {date(payment.created_at)} · {payment.payer_name} ·{" "}
                  {payment.same === "phone" ? "telepon sama" : "rekening sama"}
                </span>
              </span>
              <StatusBadge tone={tone}>{text}</StatusBadge>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
