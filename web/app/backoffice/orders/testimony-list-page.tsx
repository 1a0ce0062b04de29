import type { StaffTestimony } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { date } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { DataTable } from "../../ui/staff/data-table.tsx";
import { FilterBar } from "../../ui/staff/filter-bar.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { Pager } from "../../ui/staff/pager.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { testimoniesQuery } from "./queries.ts";

const STATUSES = [
  { value: "shown", label: "Tampil" },
  { value: "hidden", label: "Disembunyikan" },
];

export default function TestimonyListPage() {
  const params = useListParams();
  const query = useQuery(testimoniesQuery(params));
  return (
    <WorkPage crumb="Pesanan" title="Testimoni">
      <Panel bare>
        <FilterBar params={params} searchFor="Cari nama atau isi testimoni" statuses={STATUSES} />
        <DataTable
          caption="Daftar testimoni"
          empty="Tidak ada testimoni di sini."
          query={query}
          stacks
          rowKey={({ id }) => id}
          columns={[
            {
              head: "Produk",
              title: true,
              cell: ({ product }) => <b className="font-semibold">{product}</b>,
            },
            { head: "Pembeli", cell: ({ customer }) => customer },
            { head: "Bintang", right: true, cell: ({ stars }) => stars },
            { head: "Isi", cell: ({ description }) => <span className="line-clamp-2">{description}</span> },
            { head: "Tanggal", right: true, cell: ({ created_at }) => date(created_at) },
            { head: "Status", cell: (row) => <Visibility testimony={row} /> },
            { head: "Tindakan", cell: (row) => <Toggle testimony={row} /> },
          ]}
        />
        <Pager params={params} list={query.data} />
      </Panel>
    </WorkPage>
  );
}

function Visibility({ testimony: { hidden } }: { testimony: StaffTestimony }) {
  return <StatusBadge tone={hidden ? "mute" : "ok"}>{hidden ? "Disembunyikan" : "Tampil"}</StatusBadge>;
}

function Toggle({ testimony: { id, hidden, customer } }: { testimony: StaffTestimony }) {
  const client = useQueryClient();
  const toggle = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/testimonies/:id/visibility/", { params: { id }, body: { hidden: !hidden } }),
    success: hidden ? "Testimoni ditampilkan." : "Testimoni disembunyikan.",
    onSettled: () => client.invalidateQueries({ queryKey: ["staff", "testimonies"] }),
  });
  return (
    <Button
      variant="line"
      size="sm"
      className="btn-40"
      busy={toggle.busy}
      aria-label={`${hidden ? "Tampilkan" : "Sembunyikan"} testimoni ${customer}`}
      onClick={() => toggle.send()}
    >
      {hidden ? "Tampilkan" : "Sembunyikan"}
    </Button>
  );
}
