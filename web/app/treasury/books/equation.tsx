import type { ReactNode } from "react";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { plain } from "./money.ts";

interface EquationProps {
  title: string;
  note: string;
  unexplained: number;
  children: ReactNode;
  /** The bank's own balance, below the terms. */
  foot?: ReactNode;
}

/** The reconciliation of a bank account as an equation. */
export const Equation = ({ title, note, unexplained, children, foot }: EquationProps) => (
  <section aria-label="Buku dan mutasi" className="bo-card">
    <div className="bo-card-head">
      <div>
        <h2>{title}</h2>
        <p>{note}</p>
      </div>
      <StatusBadge tone={unexplained === 0 ? "ok" : "no"}>
        Tak terjelaskan: Rp. {plain(unexplained)}
      </StatusBadge>
    </div>
    <dl className="bk-equation">{children}</dl>
    {foot}
  </section>
);

interface TermProps {
  sign?: string;
  label: string;
  value: string;
  note?: string;
  strong?: boolean;
}

export const Term = ({ sign, label, value, note, strong }: TermProps) => (
  <div data-strong={strong || undefined}>
    {sign && <span aria-hidden="true">{sign}</span>}
    <dt>{label}</dt>
    <dd>
      <b>{value}</b> {note && <small>{note}</small>}
    </dd>
  </div>
);
