import type { PaymentFile } from "@barakah/contract";
import { statusWords } from "../../payments/index.ts";
import { date, rupiah } from "../../platform/format.ts";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";

const MATCH: Record<PaymentFile["candidates"][number]["match"], { tone: BadgeTone; label: string }> = {
  exact: { tone: "ok", label: "Persis sama" },
  near: { tone: "wait", label: "Mendekati" },
  late: { tone: "wait", label: "Terlambat" },
  split: { tone: "info", label: "Terbagi" },
};

/** Lines of the bank statement that may be this money, and what the same person paid before. */
export function Surroundings({ file }: { file: PaymentFile }) {
  return (
    <>
      {file.candidates.length > 0 && (
        <section className="mt-3.5">
          <h3 className="mb-2 text-[13px]">Mutasi rekening yang mendekati</h3>
          <ul className="grid grid-cols-1 gap-1.5">
            {file.candidates.map((line) => (
              <li key={line.id} className="vq-line">
                <span className="min-w-0 flex-1">
                  <b className="tabular-nums">{rupiah(line.amount)}</b>
                  <span className="block truncate text-text-2">
                    {date(line.day)} · {line.description}
                  </span>
                </span>
                <StatusBadge tone={MATCH[line.match].tone}>{MATCH[line.match].label}</StatusBadge>
              </li>
            ))}
          </ul>
        </section>
      )}
      {file.earlier.length > 0 && (
        <section className="mt-3.5">
          <h3 className="mb-2 text-[13px]">Pembayaran lain dari orang yang sama</h3>
          <ul className="grid grid-cols-1 gap-1.5">
            {file.earlier.map((payment) => (
              <li key={payment.reference} className="vq-line">
                <span className="min-w-0 flex-1">
                  <b className="tabular-nums">{rupiah(payment.amount)}</b>
                  <span className="block truncate text-text-2">
                    {date(payment.created_at)} · {payment.payer_name} ·{" "}
                    {payment.same === "phone" ? "telepon sama" : "rekening sama"}
                  </span>
                </span>
                <StatusBadge tone={statusWords(payment.status, "bsi").tone}>
                  {statusWords(payment.status, "bsi").text}
                </StatusBadge>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
