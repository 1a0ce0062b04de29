import type { Tariff } from "@barakah/contract";
import { DELIVERY_LABEL } from "@barakah/contract/shop/delivery/words";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/browser-api.ts";
import { rupiah } from "../../../platform/format.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { type Column, DataTable } from "../../../ui/staff/data-table.tsx";
import { useMay } from "../../../ui/staff/roles.ts";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { Panel, WorkPage } from "../../../ui/staff/work-page.tsx";
import { tariffsQuery } from "./queries.ts";
import { RemoveTariff, TypedTariff } from "./typed-tariff.tsx";

const COLUMNS: readonly Column<Tariff>[] = [
  { head: "Kurir", title: true, cell: ({ courier, service }) => `${courier} ${service}`.trim() },
  { head: "Cara", cell: ({ mode }) => DELIVERY_LABEL[mode] },
  { head: "Wilayah", cell: ({ region, region_name }) => [region_name, region].filter(Boolean).join(" · ") },
  { head: "Kg pertama", right: true, cell: ({ first_kg }) => rupiah(first_kg) },
  { head: "Kg berikut", right: true, cell: ({ next_kg }) => rupiah(next_kg) },
  { head: "Hari", right: true, cell: ({ days_min, days_max }) => `${days_min}–${days_max}` },
];

const REMOVAL: Column<Tariff> = { head: "Tindakan", cell: (row) => <RemoveTariff tariff={row} /> };

const HEAD = "cara;kurir;layanan;wilayah;kg_pertama;kg_berikut;hari_min;hari_maks";
const csvOf = (rows: Tariff[]) =>
  [
    HEAD,
    ...rows.map(({ mode, courier, service, region, ...row }) =>
      [
        DELIVERY_LABEL[mode],
        courier,
        service,
        region ?? "",
        row.first_kg,
        row.next_kg,
        row.days_min,
        row.days_max,
      ].join(";"),
    ),
  ].join("\n");

export default function TariffPage() {
  const query = useQuery(tariffsQuery());
  const mayImport = useMay("money");
  return (
    <WorkPage
      title="Tabel tarif"
      className="bo-work bo-grid"
      actions={
        <SmallButton
          variant="line"
          disabled={!query.data}
          onClick={() =>
            saveFile("tarif.csv", new Blob([csvOf(query.data?.items ?? [])], { type: "text/csv" }))
          }
          label="Unduh CSV"
        />
      }
    >
      <Panel
        title="Tarif yang berlaku"
        note="Dipakai bila kurir tidak menjawab, dan untuk kurir toko. Kecamatan mengalahkan kota, kota mengalahkan provinsi."
        bare
      >
        <DataTable
          caption="Tabel tarif"
          empty="Belum ada tarif: tanpa jawaban kurir, pesanan hanya dapat diambil."
          emptyStep={{ text: "Tulis tarif ke satu kota di bawah." }}
          query={query}
          columns={mayImport ? [...COLUMNS, REMOVAL] : COLUMNS}
          rowKey={({ mode, courier, service, region }) => `${mode}${courier}${service}${region}`}
        />
      </Panel>
      {mayImport && <TypedTariff />}
      {mayImport && <Import />}
    </WorkPage>
  );
}

function Import() {
  const form = useForm({
    initial: { csv: "" },
    mutationFn: (body) => api.call("PUT /api/admin/tariffs/", { body }),
    success: "Tabel tarif diganti.",
    onSuccess() {
      form.settle({ csv: "" });
    },
    refreshes: [tariffsQuery().queryKey],
    toasts: true,
  });
  return (
    <Panel
      title="Atau ganti semuanya dengan berkas CSV"
      note={`Kolom: ${HEAD.replaceAll(";", "; ")}. Seluruh tabel diganti.`}
    >
      <input
        type="file"
        aria-label="Berkas CSV"
        accept=".csv,text/csv"
        className="mb-3 block min-h-10"
        onChange={async ({ target }) => form.change({ csv: (await target.files?.[0]?.text()) ?? "" })}
      />
      <TextArea label="Isi berkas" rows={8} {...form.field("csv")} />
      <Button
        size="sm"
        className="mt-3"
        busy={form.busy}
        disabled={form.values.csv.trim() === ""}
        onClick={form.submit}
        label="Ganti tabel tarif"
      />
    </Panel>
  );
}
