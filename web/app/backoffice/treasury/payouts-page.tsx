import type { StaffPayout } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { date, rupiah } from "../../platform/format.ts";
import { WorkPage } from "../shell/work-page.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { PAGE_SIZE } from "../ui/list-address.ts";
import { Pager } from "../ui/pager.tsx";
import { Panel } from "../ui/panel.tsx";
import { PayoutForm } from "./payout-form.tsx";
import { payoutsQuery } from "./queries.ts";

const COLUMNS: readonly Column<StaffPayout>[] = [
  { head: "Tanggal", cell: ({ paid_on }) => date(paid_on) },
  {
    head: "Kampanye",
    cell: ({ campaign, title }) => (
      <>
        <Link to={`/kampanye/${campaign.slug}`} className="font-semibold underline underline-offset-3">
          {campaign.title}
        </Link>
        <small className="block text-text-2">{title}</small>
      </>
    ),
  },
  { head: "Rekening", cell: ({ bank }) => bank.toUpperCase() },
  { head: "Dicatat oleh", cell: ({ created_by }) => created_by },
  { head: "Nominal", right: true, cell: ({ amount }) => rupiah(amount) },
];

export default function PayoutsPage() {
  const [offset, setOffset] = useState(0);
  const query = useQuery(payoutsQuery(offset));
  return (
    <WorkPage crumb="Transaksi" title="Penyaluran dana">
      <div className="bo-grid wide-narrow">
        <Panel title="Sudah disalurkan" bare>
          <DataTable
            caption="Penyaluran dana"
            empty="Belum ada dana yang disalurkan."
            query={query}
            rowKey={({ id }) => id}
            columns={COLUMNS}
          />
          <Pager offset={offset} size={PAGE_SIZE} total={query.data?.total ?? 0} onMove={setOffset} />
        </Panel>
        <Panel title="Catat penyaluran" note="Tidak dapat melebihi dana yang tersisa.">
          <PayoutForm />
        </Panel>
      </div>
    </WorkPage>
  );
}
