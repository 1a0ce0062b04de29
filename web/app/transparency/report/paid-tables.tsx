import type { Report } from "@barakah/contract";
import { recipientLabel } from "@barakah/contract/ledger/recipients";
import { Link } from "react-router";
import { rupiah } from "../../platform/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { peopleAbout, peopleText } from "../figures.ts";
import { outgoing } from "../outgoing.ts";
import { accountWord, reportAddress, TO } from "../period-address.ts";
import { Table } from "./table.tsx";

const LINK = "block min-h-6 font-bold text-primary-text hover:underline";
const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Zakat by recipient group, other funds by purpose. */
export function PaidTables({ report: { asnaf, programmes, total, people, period } }: { report: Report }) {
  const list = `${reportAddress(period)}/penyaluran`;
  const reached = peopleAbout(people);
  return (
    <section aria-labelledby="disalurkan" className="mt-6">
      <div className="flex min-h-(--tap) flex-wrap items-center justify-between gap-x-3 px-4">
        <h2 id="disalurkan" className="text-xl">
          Disalurkan
        </h2>
        <b className="font-extrabold whitespace-nowrap tabular-nums">{outgoing(total.paid_out)}</b>
      </div>
      <p className="mb-3 px-4 text-sm text-text-2">
        {reached && `Menjangkau ${reached}. `}Zakat hanya untuk asnaf, infak terikat hanya untuk programnya.
      </p>
      <div className="grid gap-3 px-4">
        {asnaf.length > 0 && (
          <Card className="px-4 pt-2 pb-1">
            <Table
              caption="Penyaluran zakat per asnaf"
              head={["Zakat, per asnaf", "Jumlah"]}
              rows={asnaf.map((one) => ({
                key: one.recipient ?? "-",
                name: one.recipient ? (
                  <Link to={`${list}/${TO}${one.recipient}`} className={LINK}>
                    {recipientLabel(one.recipient)}
                  </Link>
                ) : (
                  "Belum dirinci"
                ),
                note: peopleText(one.people),
                values: [rupiah(one.amount)],
              }))}
              sum={["Jumlah zakat", rupiah(sumOf(asnaf))]}
            />
          </Card>
        )}
        {programmes.length > 0 && (
          <Card className="px-4 pt-2 pb-1">
            <Table
              caption="Penyaluran dana lain per program"
              head={["Infak dan lainnya, per program", "Jumlah"]}
              rows={programmes.map((one) => ({
                key: one.account,
                name: (
                  <Link to={`${list}/${accountWord(one.account)}`} className={LINK}>
                    {one.title}
                  </Link>
                ),
                note: peopleText(one.people),
                values: [rupiah(one.amount)],
              }))}
              sum={["Jumlah", rupiah(sumOf(programmes))]}
            />
          </Card>
        )}
        {asnaf.length + programmes.length === 0 && (
          <Card className="p-4 text-sm text-text-2">Belum ada yang disalurkan.</Card>
        )}
      </div>
    </section>
  );
}
