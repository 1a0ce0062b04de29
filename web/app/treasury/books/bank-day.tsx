import type { DayAgreement } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { date, rupiah, wholeNumber } from "../../platform/format.ts";
import { LoadState } from "../../ui/staff/work-page.tsx";
import { Balance, Equation, Term } from "./equation.tsx";
import { List, OneSidedItems } from "./money-list.tsx";
import { dayQuery } from "./queries.ts";

/** The reconciliation at the end of a past day. */
export function BankDay({ bank, day }: { bank: Bank; day: string }) {
  const query = useQuery(dayQuery(bank, day));
  const { data } = query;
  if (!data) return <LoadState query={query} failure="Saldo hari itu belum dapat dimuat." />;
  return (
    <>
      <DayEquation of={data} />
      <div className="bo-grid grid-cols-2 items-start page-54:grid-cols-1">
        <Sided
          title="Di buku, belum ada di mutasi"
          note="Terlihat di mutasi sesudah hari itu, atau belum"
          of={data.unseen}
        />
        <Sided
          title="Ada di mutasi, belum masuk buku"
          note="Dibukukan sesudah hari itu, diabaikan, atau belum"
          of={data.unclaimed}
        />
      </div>
    </>
  );
}

function DayEquation({ of }: { of: DayAgreement }) {
  const { day, ledger, statement, unseen, unclaimed, unexplained, closing } = of;
  const said = closing ? ` Rekening koran ${date(closing.day)}: ${rupiah(closing.amount)}.` : "";
  return (
    <Equation
      title={`Buku dan mutasi pada akhir ${date(day)}`}
      verdict={
        unexplained === 0
          ? {
              tone: "green",
              title: "Setiap rupiah selisih punya penjelasan.",
              text: `Menurut yang diketahui sekarang tentang hari itu.${said}`,
            }
          : {
              tone: "red",
              title: `Selisih ${rupiah(Math.abs(unexplained))} belum ketemu sebabnya.`,
              text: `Beri tahu administrator.${said}`,
            }
      }
    >
      <Balance label="Saldo buku" value={ledger} />
      <Term
        label="Di buku, belum ada di mutasi"
        value={0 - unseen.amount}
        note={`${wholeNumber(unseen.count)} catatan`}
      />
      <Term
        label="Ada di mutasi, belum masuk buku"
        value={unclaimed.amount}
        note={`${wholeNumber(unclaimed.count)} baris`}
      />
      <Balance label="Menurut mutasi" value={statement} result />
    </Equation>
  );
}

interface SidedProps {
  title: string;
  note: string;
  of: DayAgreement["unseen"];
}

const Sided = ({ title, note, of }: SidedProps) => (
  <List title={title} note={note} sum={of.amount}>
    <OneSidedItems of={of} />
    {of.items.length === 0 && <li className="px-4.5 py-3 text-text-2">Tidak ada pada hari itu.</li>}
  </List>
);
