import type { ReactNode } from "react";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { plain, signed } from "./money.ts";

interface ListProps {
  title: string;
  note: string;
  sum: number;
  /** The page with the whole list. */
  more?: string;
  /** A button for the whole list. */
  act?: ReactNode;
  children: ReactNode;
}

/** The items behind one term of the equation, with their sum. */
export function List({ title, note, sum, more, act, children }: ListProps) {
  const action = (
    <span className="flex flex-wrap items-center gap-3">
      {act}
      {more && <To path={more}>Kerjakan</To>}
    </span>
  );
  return (
    <Panel title={title} note={note} action={action} bare>
      <ul>{children}</ul>
      <p className="flex flex-wrap gap-x-3 border-t border-border bg-surface-2 px-4.5 py-2.5 font-semibold">
        <span className="mr-auto">Jumlah seluruhnya</span>
        <span className="tabular-nums">{plain(sum)}</span>
      </p>
    </Panel>
  );
}

export const Item = ({ name, amount, children }: { name: string; amount: number; children: ReactNode }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-t border-border px-4.5 py-[9px] focus-within:bg-primary-softer focus-within:shadow-[inset_4px_0_var(--primary)] page-20:grid-cols-1">
    <b className="wrap-anywhere">{name}</b>
    <b className="tabular-nums">{signed(amount)}</b>
    <small className="text-text-2">{children}</small>
  </li>
);

export const To = ({ path, children }: { path: string; children: ReactNode }) => (
  <TextLink to={path} className="font-semibold whitespace-nowrap text-primary-text">
    {children}
  </TextLink>
);
