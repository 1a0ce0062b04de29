import type { BankAgreement, StatementDebit } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import { date } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { Keys } from "../../ui/staff/keys.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { stepFocus } from "../../ui/staff/step-focus.ts";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { useDebits } from "../statements/debits/use-debits.ts";
import { debitsQuery, linesQuery, unseenQuery } from "../statements/queries.ts";
import { plain, signed } from "./money.ts";

const FIRST = { search: "", offset: 0 };

/** The three lists behind the terms of the equation, each with its sum. */
export function BankLists({ bank }: { bank: BankAgreement }) {
  const { code } = bank;
  const unseen = useQuery(unseenQuery({ ...FIRST, bank: code }));
  const lines = useQuery(linesQuery({ ...FIRST, state: "open", bank: code }));
  const debits = useQuery(debitsQuery({ ...FIRST, state: "open", bank: code }));
  const work = useDebits();
  const charges = (debits.data?.items ?? []).filter(({ charge_like }) => charge_like);
  /** What was booked here and can be taken back as long as the page is open. */
  const [booked, setBooked] = useState<readonly StatementDebit[]>([]);
  function book() {
    if (charges.length === 0 || work.busy) return;
    setBooked(charges.map((debit) => ({ ...debit, state: "charge" })));
    work.decide(charges, "charge");
  }
  function unbook() {
    if (booked.length === 0 || work.busy) return;
    setBooked([]);
    work.decide(booked, "open");
  }
  const lists = useRef<HTMLDivElement>(null);
  useShortcuts({
    j: () => stepFocus(lists.current, "li a", 1),
    k: () => stepFocus(lists.current, "li a", -1),
    n: () => nextList(lists.current),
    g: book,
    z: unbook,
  });
  return (
    <div ref={lists} className="bo-grid bk-lists">
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
            {proposal && ` · tampaknya ${proposal.payer_name}`} ·{" "}
            <To path={`/admin/mutasi?${new URLSearchParams({ cari: description })}`}>Selesaikan</To>
          </Item>
        ))}
      </List>
      <List
        title="Uang keluar, belum dijelaskan"
        note="Biaya bank, penyaluran atau pengembalian"
        sum={bank.open_out}
        more="/admin/mutasi?status=keluar"
        act={
          <>
            {charges.length > 0 && (
              <Button size="sm" variant="soft" className="btn-40" busy={work.busy} onClick={book}>
                Bukukan {charges.length} biaya <kbd>G</kbd>
              </Button>
            )}
            {charges.length === 0 && booked.length > 0 && (
              <Button size="sm" variant="line" className="btn-40" busy={work.busy} onClick={unbook}>
                Urungkan {booked.length} biaya <kbd>Z</kbd>
              </Button>
            )}
          </>
        }
      >
        {debits.data?.items.map(({ id, description, amount, day, charge_like }) => (
          <Item key={id} name={description} amount={-amount}>
            {date(day)}
            {charge_like && " · tampaknya biaya bank"} ·{" "}
            <To path={`/admin/mutasi?${new URLSearchParams({ status: "keluar", cari: description })}`}>
              Jelaskan
            </To>
          </Item>
        ))}
      </List>
      <div className="bo-card col-span-full">
        <Keys keys={KEYS} />
      </div>
    </div>
  );
}

const KEYS = [
  [["N"], "daftar berikut"],
  [["J", "K"], "pindah"],
  [["Enter"], "selesaikan"],
  [["G"], "bukukan biaya bank"],
  [["Z"], "urungkan"],
] as const;

/** The first row of the list after the one that has the focus; after the last one the first again. */
function nextList(within: HTMLElement | null) {
  const all = [...(within?.querySelectorAll("section") ?? [])].filter((one) => one.querySelector("li a"));
  const at = all.findIndex((one) => one.contains(document.activeElement));
  all[(at + 1) % all.length]?.querySelector<HTMLElement>("li a")?.focus();
}

interface ListProps {
  title: string;
  note: string;
  sum: number;
  /** Where all of it can be worked on. */
  more: string;
  /** What can be done with all of it at once. */
  act?: ReactNode;
  children: ReactNode;
}

function List({ title, note, sum, more, act, children }: ListProps) {
  const action = (
    <span className="flex flex-wrap items-center gap-3">
      {act}
      <To path={more}>Kerjakan</To>
    </span>
  );
  return (
    <Panel title={title} note={note} action={action} bare>
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
