import type { ReactNode } from "react";
import { rupiah } from "../../platform/format.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { PaymentFacts } from "./payment-facts.ts";

interface FactsListProps {
  facts: PaymentFacts;
  withMethod?: boolean;
  /** Where the amount stands nowhere else. */
  withAmount?: boolean;
  /** More of them, first. */
  children?: ReactNode;
}

/** A payment, fact by fact. */
export function FactsList({ facts, withMethod = true, withAmount = false, children }: FactsListProps) {
  return (
    <dl className="divide-y divide-border text-sm">
      {children}
      <Fact name="ID transaksi">{facts.orderId}</Fact>
      {withAmount && <Fact name="Jumlah">{rupiah(facts.amount)}</Fact>}
      {withMethod && <Fact name="Metode">{facts.method}</Fact>}
      <Fact name="Kode status">{facts.statusCode}</Fact>
      <Fact name="Status">
        <StatusBadge tone={facts.tone}>{facts.status}</StatusBadge>
      </Fact>
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-0 flex-[1_1_9rem] text-right font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
