import type { AgreementItem, BankAgreement } from "@barakah/contract";
import type { ReactNode } from "react";
import { date, wholeNumber } from "../../platform/format.ts";
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

/** The money of items that are not shown, so that the shown ones and this come to the sum. */
export const Rest = ({ count, amount }: { count: number; amount: number }) =>
  count > 0 && (
    <li className="flex gap-3 border-t border-border px-4.5 py-2.5 text-text-2">
      <span className="mr-auto">dan {wholeNumber(count)} lagi</span>
      <b className="tabular-nums">{signed(amount)}</b>
    </li>
  );

/** Every item that is on one side only, with what it is about. */
export const OneSidedItems = ({ of: { items, count, amount } }: { of: BankAgreement["in_books"] }) => (
  <>
    {items.map((item) => (
      <Item
        key={`${item.source.kind}${item.source.id}${item.day}${item.amount}`}
        name={item.name}
        amount={item.amount}
      >
        {date(item.day)} · <Source item={item} />
      </Item>
    ))}
    <Rest count={count - items.length} amount={amount - items.reduce((sum, item) => sum + item.amount, 0)} />
  </>
);

function Source({ item: { source, name } }: { item: AgreementItem }) {
  const { kind, id } = source;
  if (kind === "payment") return <To path={`/admin/pembayaran/${id}`}>{id}</To>;
  if (kind === "refund") return <To path={`/admin/pembayaran/${id}`}>Pengembalian {id}</To>;
  if (kind === "payout") return <To path={`/admin/penyaluran/${id}`}>Penyaluran {id}</To>;
  if (kind === "payoutreturn") return <To path={`/admin/penyaluran/${id}`}>Penyaluran {id} yang kembali</To>;
  if (kind === "refundreturn")
    return <To path={`/admin/pembayaran/${id}`}>Pengembalian {id} yang kembali</To>;
  if (kind === "storepayout") return <To path="/admin/pencairan-toko?status=paid">Pencairan {id}</To>;
  if (kind === "storereturn")
    return <To path="/admin/pencairan-toko?status=returned">Pencairan {id} yang kembali</To>;
  if (kind === "cash") return <To path="/admin/kas?daftar=setoran">Setoran kas</To>;
  const sought = { cari: name, ...(kind === "debit" && { status: "keluar" }) };
  return <To path={`/admin/mutasi?${new URLSearchParams(sought)}`}>Lihat barisnya</To>;
}
