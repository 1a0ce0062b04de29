import type { ReceiptCheck } from "@barakah/contract";
import { rupiahInWords } from "@barakah/contract/payments/receipts/in-words";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { rupiah } from "../../platform/format.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { dayOf } from "../page/moment.ts";

/** Never shows the donor. */
export function ReceiptFacts({ receipt }: { receipt: ReceiptCheck }) {
  const { number, amount, lines, void: ended } = receipt;
  const [only] = lines;
  return (
    <section className="bg-surface px-4 pt-4 pb-2">
      <p className="text-xs text-text-3">Nomor {number}</p>
      <p
        className={`mt-0.5 text-[min(1.75rem,12vw)] leading-[1.2] font-extrabold tracking-[-.02em] ${ended ? "mb-1 text-text-3 line-through" : ""}`}
      >
        {rupiah(amount)}
      </p>
      {!ended && <p className="mt-0.5 mb-2 text-sm text-text-2">{rupiahInWords(amount)}</p>}
      <dl className="divide-y divide-border text-sm">
        <Fact name={ended ? "Terbit" : "Tanggal diterima"}>
          {dayOf(ended ? receipt.issued_at : receipt.received_at)}
        </Fact>
        {lines.length === 1 && only ? (
          <>
            <Fact name="Jenis dana">{only.fund}</Fact>
            <Fact name="Program">{only.programme}</Fact>
          </>
        ) : (
          lines.map(({ fund, programme, amount: part }) => (
            <Fact key={`${fund} ${programme}`} name={`${fund} · ${programme}`}>
              {rupiah(part)}
            </Fact>
          ))
        )}
        <Fact name="Status">
          <StatusBadge tone={ended ? "no" : "ok"}>
            {ended ? `Batal sejak ${dayOf(ended.at)}` : "Berlaku"}
          </StatusBadge>
        </Fact>
        {ended && (
          <Fact name="Pengganti">
            {receipt.replaced_by ? (
              <Link
                to={`/bukti/${receipt.replaced_by}`}
                className="inline-flex min-h-(--tap) items-center text-primary-text underline underline-offset-3"
              >
                {receipt.replaced_by}
              </Link>
            ) : (
              "Tidak ada"
            )}
          </Fact>
        )}
      </dl>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
    <dt className="text-text-2">{name}</dt>
    <dd className="min-w-0 flex-[1_1_9rem] text-right font-semibold wrap-anywhere">{children}</dd>
  </div>
);
