import type { ReactNode } from "react";
import { wholeNumber } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { plain } from "./money.ts";
import type { Verdict } from "./verdict.ts";

interface EquationProps {
  title: string;
  verdict: Verdict;
  children: ReactNode;
  foot?: ReactNode;
}

/** The reconciliation of a bank account as an equation, with one verdict. */
export const Equation = ({ title, verdict, children, foot }: EquationProps) => (
  <section aria-label="Buku dan mutasi" className="bo-card">
    <div className="bo-card-head">
      <h2>{title}</h2>
    </div>
    <dl className="bk-equation">{children}</dl>
    <Note tone={verdict.tone} className="mx-4.5 mb-4.5">
      <div role="status" className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 flex-1 basis-60">
          <b>{verdict.title}</b> {verdict.text}
        </span>
        {verdict.act && <SmallLink {...verdict.act} variant="line" />}
      </div>
    </Note>
    {foot}
  </section>
);

interface TermProps {
  label: string;
  value: number;
  note: string;
}

/** An amount between the two balances. Its sign stands in front of it, so it is never shown below zero. */
export const Term = ({ label, value, note }: TermProps) => (
  <div>
    <dt>
      <span>{value < 0 ? "−" : "+"}</span> {label}
    </dt>
    <dd>
      <b>{wholeNumber(Math.abs(value))}</b> <small>{note}</small>
    </dd>
  </div>
);

export const Balance = ({ label, value, result }: { label: string; value: number; result?: boolean }) => (
  <div data-strong>
    <dt>
      {result && <span>=</span>} {label}
    </dt>
    <dd>
      <b>{plain(value)}</b>
    </dd>
  </div>
);
