import type { ReactNode } from "react";
import { rupiah } from "../../platform/format.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { PaymentFacts } from "./payment-facts.ts";

interface FactsListProps {
  facts: PaymentFacts;
  withMethod?: boolean;
  withAmount?: boolean;
  /** Small print. */
  fine?: boolean;
  /** Further facts, shown first. */
  children?: ReactNode;
}

export const FactsList = ({
  facts,
  withMethod = true,
  withAmount = false,
  fine = false,
  children,
}: FactsListProps) => (
  <dl className={fine ? "text-xs *:py-1" : "divide-y divide-border text-sm"}>
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

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
    <dt className="text-text-2">{name}</dt>
    <dd className="min-w-0 flex-[1_1_9rem] text-right font-semibold wrap-anywhere">{children}</dd>
  </div>
);

export const NOTCH = "absolute -bottom-2.5 size-[18px] rounded-full bg-bg inset-ring inset-ring-border";
