import type { BankAgreement } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { date } from "../../platform/format.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { stepFocus } from "../../ui/staff/step-focus.ts";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { useDebits } from "../statements/debits/use-debits.ts";
import { debitsQuery, linesQuery } from "../statements/queries.ts";
import { Item, List, OneSidedItems, Rest, To } from "./money-list.tsx";

const FIRST = { search: "", offset: 0 };

export function BankLists({ bank }: { bank: BankAgreement }) {
  const { code } = bank;
  const lines = useQuery(linesQuery({ ...FIRST, state: "open", bank: code }));
  const debits = useQuery(debitsQuery({ ...FIRST, state: "open", bank: code }));
  const work = useDebits();
  const charges = (debits.data?.items ?? []).filter(({ charge_like }) => charge_like);
  function book() {
    if (charges.length > 0 && !work.busy) void work.decide(charges, "charge");
  }
  const lists = useRef<HTMLDivElement>(null);
  useShortcuts({
    j: () => stepFocus(lists.current, "li a", 1),
    k: () => stepFocus(lists.current, "li a", -1),
    n: () => nextList(lists.current),
    g: book,
  });
  return (
    <div ref={lists} className="bo-grid grid-cols-3 items-start page-54:grid-cols-1">
      <List
        title="Di buku, belum ada di mutasi"
        note="Disetujui, disetor, disalurkan atau dikembalikan, dan bank belum menunjukkannya"
        sum={bank.in_books.amount}
        more="/admin/mutasi?status=belum-terlihat"
      >
        <OneSidedItems of={bank.in_books} />
      </List>
      <List
        title="Ada di mutasi, belum masuk buku"
        note="Uang masuk yang belum dicocokkan"
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
        {lines.data && <Unshown of={lines.data} sum={bank.open_in} amountOf={({ unclaimed }) => unclaimed} />}
      </List>
      <List
        title="Uang keluar, belum dijelaskan"
        note="Biaya bank, penyaluran atau pengembalian"
        sum={bank.open_out}
        more="/admin/mutasi?status=keluar"
        act={
          charges.length > 0 && (
            <SmallButton variant="soft" busy={work.busy} onClick={book}>
              Bukukan {charges.length} biaya <kbd>G</kbd>
            </SmallButton>
          )
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
        {debits.data && <Unshown of={debits.data} sum={bank.open_out} amountOf={({ amount }) => -amount} />}
      </List>
    </div>
  );
}

interface UnshownProps<Row> {
  of: { items: readonly Row[]; total: number };
  sum: number;
  amountOf(row: Row): number;
}

const Unshown = <Row,>({ of: { items, total }, sum, amountOf }: UnshownProps<Row>) => (
  <Rest count={total - items.length} amount={sum - items.reduce((shown, row) => shown + amountOf(row), 0)} />
);

/** Focuses the first row of the next list. */
function nextList(within: HTMLElement | null) {
  const all = [...(within?.querySelectorAll("section") ?? [])].filter((one) => one.querySelector("li a"));
  const at = all.findIndex((one) => one.contains(document.activeElement));
  all[(at + 1) % all.length]?.querySelector<HTMLElement>("li a")?.focus();
}
