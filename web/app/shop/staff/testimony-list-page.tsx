import type { StaffTestimony } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { date } from "../../platform/format.ts";
import { ListPage } from "../../ui/staff/list-page.tsx";
import { listQuery, useListParams } from "../../ui/staff/list-params.ts";
import { VisibilityBadge, VisibilityToggle } from "../../ui/staff/visibility.tsx";

const STATUSES = [
  { value: "shown", label: "Tampil" },
  { value: "hidden", label: "Disembunyikan" },
];

export default function TestimonyListPage() {
  const params = useListParams();
  const query = useQuery(listQuery("testimonies", "GET /api/admin/testimonies/", params));
  return (
    <ListPage
      title="Testimoni"
      searchFor="Cari nama atau isi testimoni"
      statuses={STATUSES}
      params={params}
      caption="Daftar testimoni"
      empty="Tidak ada testimoni di sini."
      emptyStep={{ text: "Testimoni ditulis pembeli setelah pesanannya selesai." }}
      query={query}
      columns={[
        {
          head: "Produk",
          title: true,
          cell: ({ product }) => <b className="font-semibold">{product}</b>,
        },
        { head: "Pembeli", cell: ({ customer }) => customer },
        { head: "Bintang", right: true, cell: ({ stars }) => stars },
        { head: "Isi", cell: (row) => <TestimonyText {...row} /> },
        { head: "Tanggal", right: true, cell: ({ created_at }) => date(created_at) },
        { head: "Status", cell: ({ hidden }) => <VisibilityBadge hidden={hidden} /> },
        { head: "Tindakan", cell: (row) => <Toggle testimony={row} /> },
      ]}
    />
  );
}

const TestimonyText = ({ description, pictures, answer }: StaffTestimony) => (
  <>
    <span className="line-clamp-2">{description}</span>
    {pictures.map((src, place) => (
      <a key={src} href={src} target="_blank" rel="noreferrer" className="mr-2 text-primary-text underline">
        Foto {place + 1}
      </a>
    ))}
    {answer && <span className="line-clamp-2 text-text-2">Penjual: {answer}</span>}
  </>
);

function Toggle({ testimony: { id, hidden, customer } }: { testimony: StaffTestimony }) {
  const client = useQueryClient();
  return (
    <VisibilityToggle
      hidden={hidden}
      thing="Testimoni"
      whose={customer}
      change={(hide) =>
        api.call("POST /api/admin/testimonies/:id/visibility/", { params: { id }, body: { hidden: hide } })
      }
      onChanged={() => client.invalidateQueries({ queryKey: ["staff", "testimonies"] })}
    />
  );
}
