import type { BankAgreement } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { date } from "../../platform/format.ts";
import { Panel } from "../../ui/staff/panel.tsx";
import { debitsQuery, linesQuery, unseenQuery } from "../statements/queries.ts";
import { plain, signed } from "./money.ts";

const FIRST = { search: "", offset: 0 };

/** The three lists behind the terms of the equation, each with its sum. */
export function BankLists({ bank }: { bank: BankAgreement }) {
  const { code } = bank;
  const unseen = useQuery(unseenQuery({ ...FIRST, bank: code }));
  const lines = useQuery(linesQuery({ ...FIRST, state: "open", bank: code }));
  const debits = useQuery(debitsQuery({ ...FIRST, state: "open", bank: code }));
  return (
    <div className="bo-grid bk-lists">
      <List
        title="Disetujui, belum terlihat"
        note="Di buku ada, di mutasi belum"
        sum={bank.unseen - bank.out}
        more="/admin/mutasi?status=belum-terlihat"
      >
        {unseen.data?.items.map(({ reference, payer_name, unseen_amount, created_at }) => (
          <Item key={reference} name={payer_name} amount={unseen_amount}>
            {date(created_at)} · <To path={`/admin/pembayaran/${reference}`}>{reference}</To>
          </Item>
        ))}
        {bank.unseen_payouts.map(({ id, title, amount, paid_on }) => (
          <Item key={`o${id}`} name={title} amount={-amount}>
            {date(paid_on)} · <To path={`/admin/penyaluran/${id}`}>Penyaluran {id}</To>
          </Item>
        ))}
      </List>
      <List
        title="Terlihat, belum diakui"
        note="Di mutasi ada, di buku belum"
        sum={bank.open_in}
        more="/admin/mutasi"
      >
        {lines.data?.items.map(({ id, description, unclaimed, day, proposal }) => (
          <Item key={id} name={description} amount={unclaimed}>
            {date(day)}
            {proposal && ` · tampaknya ${proposal.payer_name}`}
          </Item>
        ))}
      </List>
      <List
        title="Uang keluar, belum dijelaskan"
        note="Biaya bank, penyaluran atau pengembalian"
        sum={bank.open_out}
        more="/admin/mutasi?status=keluar"
      >
        {debits.data?.items.map(({ id, description, amount, day, charge_like }) => (
          <Item key={id} name={description} amount={-amount}>
            {date(day)}
            {charge_like && " · tampaknya biaya bank"}
          </Item>
        ))}
      </List>
    </div>
  );
}

interface ListProps {
  title: string;
  note: string;
  sum: number;
  /** Where all of it can be worked on. */
  more: string;
  children: ReactNode;
}

function List({ title, note, sum, more, children }: ListProps) {
  return (
    <Panel title={title} note={note} action={<To path={more}>Kerjakan</To>} bare>
      <ul>{children}</ul>
      <p className="flex border-t border-border bg-surface-2 px-4.5 py-2.5 font-semibold">
        <span className="mr-auto">Jumlah seluruhnya</span>
        <span className="tabular-nums">{plain(sum)}</span>
      </p>
    </Panel>
  );
}

interface ItemProps {
  name: string;
  amount: number;
  children: ReactNode;
}

function Item({ name, amount, children }: ItemProps) {
  return (
    <li className="bk-item">
      <b className="wrap-anywhere">{name}</b>
      <b className="tabular-nums">{signed(amount)}</b>
      <small className="text-text-2">{children}</small>
    </li>
  );
}

const To = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link to={path} className="font-semibold whitespace-nowrap text-primary-text underline underline-offset-3">
    {children}
  </Link>
);
