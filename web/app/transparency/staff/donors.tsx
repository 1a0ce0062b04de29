import type { Donors, YearlyDonor } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { Select } from "../../ui/form/select.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { arrived, type Column, DataTable } from "../../ui/staff/data-table.tsx";
import { DownloadButtons } from "../../ui/staff/download-buttons.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { yearsIn } from "../figures.ts";
import { periodsQuery } from "../queries.ts";

const COLUMNS: readonly Column<YearlyDonor>[] = [
  {
    head: "Donatur",
    title: true,
    cell: ({ name, phone, email }) => (
      <>
        <b>{name}</b>{" "}
        <small className="block text-text-2">{[phone, email].filter(Boolean).join(" · ")}</small>
      </>
    ),
  },
  { head: "Kali", right: true, cell: ({ times }) => wholeNumber(times) },
  { head: "Zakat", right: true, cell: ({ zakat }) => rupiah(zakat) },
  { head: "Infak dan lainnya", right: true, cell: ({ given }) => rupiah(given) },
  { head: "Jumlah", right: true, cell: ({ amount }) => <b>{rupiah(amount)}</b> },
];

/** The donors of a year and their sums. Loaded only on demand, because each reading is audited. */
export function DonorsPanel() {
  const { data } = useQuery(periodsQuery());
  const years = yearsIn(data?.months ?? []);
  const [chosen, setChosen] = useState<string>();
  const year = chosen ?? years[0];
  const [list, setList] = useState<Donors & { year: string }>();
  const reading = useSend({
    mutationFn: (of: string) => api.call("POST /api/admin/donors/", { body: { year: Number(of) } }),
    onDone: (answer, of) => setList({ ...answer, year: of }),
  });
  return (
    <Panel
      title="Donatur per tahun"
      note="Jumlah pemberian tiap orang, dikurangi yang dikembalikan. Setiap kali dibuka atau diunduh tercatat di jejak audit."
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(12rem,100%)] flex-1">
          <Select
            label="Tahun"
            value={year ?? ""}
            options={years.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        </div>
        <Button
          variant="line"
          size="sm"
          busy={reading.busy}
          disabled={!year}
          onClick={() => year && reading.send(year)}
        >
          Tampilkan donatur
        </Button>
        {year && (
          <DownloadButtons
            what={{ address: "/api/admin/donors/export/" }}
            name={`donatur-${year}`}
            query={{ year }}
          />
        )}
      </div>
      {list && (
        <div className="mt-3">
          <p role="status" className="mb-2">
            <b>{wholeNumber(list.count)} donatur</b> pada {list.year}, {rupiah(list.amount)}
            {list.count > list.donors.length &&
              `; ${wholeNumber(list.donors.length)} yang terbesar ditampilkan`}
            .
          </p>
          <DataTable
            caption={`Donatur ${list.year}`}
            empty="Belum ada pemberian pada tahun itu."
            query={arrived(list.donors)}
            rowKey={({ name, phone, email, amount }) => `${name}${phone}${email}${amount}`}
            columns={COLUMNS}
          />
        </div>
      )}
    </Panel>
  );
}
