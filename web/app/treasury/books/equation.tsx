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
    <dl className="grid grid-cols-[1.3fr_1fr_1fr_1fr_1.3fr] gap-7 px-4.5 pt-1 pb-4.5 page-54:grid-cols-1 page-54:gap-[22px]">
      {children}
    </dl>
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

/** One difference between the two balances: its absolute value after a plus or minus sign. */
export const Term = ({ value, ...words }: TermProps) => (
  <Part {...words} sign={value < 0 ? "−" : "+"} value={wholeNumber(Math.abs(value))} look="bg-surface-2" />
);

export const Balance = ({ label, value, result }: { label: string; value: number; result?: boolean }) => (
  <Part
    label={label}
    sign={result && "="}
    value={plain(value)}
    look="bg-primary-softer shadow-[inset_0_0_0_1px_var(--primary-line)]"
  />
);

interface PartProps {
  label: string;
  sign?: string | false | undefined;
  value: string;
  note?: string;
  look: string;
}

const Part = ({ label, sign, value, note, look }: PartProps) => (
  <div className={`relative rounded-[10px] px-3 py-2 ${look}`}>
    <dt className="text-xs text-text-2">
      {sign && (
        <span className="absolute top-[22px] -left-5 font-[700] page-54:-top-[21px] page-54:left-1/2">
          {sign}
        </span>
      )}{" "}
      {label}
    </dt>
    <dd>
      <b className="block text-lg leading-[1.5rem] tabular-nums">{value}</b>{" "}
      {note && <small className="text-text-2">{note}</small>}
    </dd>
  </div>
);
