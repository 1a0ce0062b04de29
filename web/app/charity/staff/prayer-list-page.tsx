import type { StaffPrayer } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { date } from "../../platform/format.ts";
import { ListPage } from "../../ui/staff/list-page.tsx";
import { listQuery, useListParams } from "../../ui/staff/list-params.ts";
import { VisibilityToggle } from "../../ui/staff/visibility.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";

const STATUSES = [
  { value: "reported", label: "Dilaporkan" },
  { value: "hidden", label: "Disembunyikan" },
];

const STATES: Record<StaffPrayer["state"], { tone: BadgeTone; children: string }> = {
  shown: { tone: "ok", children: "Tampil" },
  hidden: { tone: "mute", children: "Disembunyikan" },
  unpaid: { tone: "wait", children: "Menunggu donasinya" },
  withdrawn: { tone: "mute", children: "Programnya masih draf" },
  erased: { tone: "mute", children: "Dihapus dengan akunnya" },
};

export default function PrayerListPage() {
  const params = useListParams();
  const query = useQuery(listQuery("prayers", "GET /api/admin/prayers/", params));
  return (
    <ListPage
      title="Doa dan Pesan"
      statuses={STATUSES}
      params={params}
      caption="Daftar doa dan pesan donatur"
      empty="Tidak ada pesan di sini."
      emptyStep={{ text: "Pesan dan doa ditulis pemberi bersama donasinya." }}
      query={query}
      columns={[
        { head: "Donatur", title: true, cell: ({ donor }) => <b className="font-semibold">{donor}</b> },
        { head: "Program", cell: ({ campaign }) => campaign },
        {
          head: "Isi",
          cell: ({ text }) => (
            <span dir="auto" className="line-clamp-3">
              {text || "-"}
            </span>
          ),
        },
        { head: "Aamiin", right: true, cell: ({ aamiin }) => aamiin },
        { head: "Laporan", right: true, cell: ({ reports }) => reports },
        { head: "Tanggal", right: true, cell: ({ created_at }) => date(created_at) },
        { head: "Status", cell: ({ state }) => <StatusBadge {...STATES[state]} /> },
        { head: "Tindakan", cell: (row) => row.state !== "erased" && <Toggle prayer={row} /> },
      ]}
    />
  );
}

function Toggle({ prayer: { id, hidden, donor } }: { prayer: StaffPrayer }) {
  const client = useQueryClient();
  return (
    <VisibilityToggle
      hidden={hidden}
      thing="Pesan"
      whose={donor}
      change={(hide) =>
        api.call("POST /api/admin/prayers/:id/visibility/", { params: { id }, body: { hidden: hide } })
      }
      onChanged={() => client.invalidateQueries({ queryKey: ["staff", "prayers"] })}
    />
  );
}
