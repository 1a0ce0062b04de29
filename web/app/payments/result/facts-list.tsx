import type { ReactNode } from "react";
import { rupiah } from "../../platform/format.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { PaymentFacts } from "./payment-facts.ts";

interface FactsListProps {
  facts: PaymentFacts;
  withMethod?: boolean;
  withAmount?: boolean;
  /** Further facts, shown first. */
  children?: ReactNode;
}

export const FactsList = ({ facts, withMethod = true, withAmount = false, children }: FactsListProps) => (
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

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
    <dt className="text-text-2">{name}</dt>
    <dd className="min-w-0 flex-[1_1_9rem] text-right font-semibold wrap-anywhere">{children}</dd>
  </div>
);

export const NOTCH = "absolute -bottom-2.5 size-[18px] rounded-full bg-bg inset-ring inset-ring-border";

interface TornCardProps {
  caption: string;
  facts: PaymentFacts;
  /** Facts that only the payer's device knows. */
  children?: ReactNode;
}

export const TornCard = ({ caption, facts, children }: TornCardProps) => (
  <div className="relative rounded-lg bg-surface px-4 py-1.5 shadow-card print:shadow-none">
    <p className="relative border-b-[1.5px] border-dashed border-border pt-4 pb-[18px] text-center">
      <b className="mb-2 hidden print:block">BARAKAH APP</b>
      <span className="block text-xs text-text-3">{caption}</span>
      <b className="block text-[min(var(--text-3xl),12vw)] leading-(--lh-3xl) font-extrabold tracking-[-.02em]">
        {rupiah(facts.amount)}
      </b>
      <span aria-hidden="true" className={`${NOTCH} -left-[25px] [clip-path:inset(0_0_0_9px)]`} />
      <span aria-hidden="true" className={`${NOTCH} -right-[25px] [clip-path:inset(0_9px_0_0)]`} />
    </p>
    <FactsList facts={facts}>{children}</FactsList>
  </div>
);
