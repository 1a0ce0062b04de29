import type { ReactNode } from "react";
import { rupiah } from "../../platform/format.ts";
import { FactsList } from "./facts-list.tsx";
import type { PaymentFacts } from "./payment-facts.ts";

export const NOTCH = "absolute -bottom-2.5 size-[18px] rounded-full bg-bg inset-ring inset-ring-border";

interface TornCardProps {
  caption: string;
  facts: PaymentFacts;
  /** What only the payer's own device knows of it. */
  children?: ReactNode;
}

export function TornCard({ caption, facts, children }: TornCardProps) {
  return (
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
}
