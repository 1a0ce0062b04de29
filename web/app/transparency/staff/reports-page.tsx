import type { MonthSums } from "@barakah/contract";
import { periodName } from "@barakah/contract/transparency/period-words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { downloadPrivateFile } from "../../platform/download-private-file.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/form/button.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { yearsIn } from "../figures.ts";
import { periodsQuery } from "../queries.ts";
import { AccountMapping } from "./account-mapping.tsx";
import { AuditorFiles } from "./auditor-files.tsx";
import { ClosingCard } from "./closing-card.tsx";
import { DonorsPanel } from "./donors.tsx";

/** Months to close, exports for accountants, and auditors' reports. */
export default function ReportsPage() {
  return (
    <WorkPage
      title="Laporan"
      actions={
        <>
          <SmallLink label="Laporan tahunan" to="/admin/laporan" variant="line" />
          <SmallLink label="Halaman transparansi" to="/transparansi" variant="line" />
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 @min-[54rem]/page:grid-cols-[max(380px,min(23.75rem,40%))_minmax(0,1fr)]">
        <ClosingCard />
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <BooksDownload />
          <DonorsPanel />
          <AuditorFiles />
          <AccountMapping />
        </div>
      </div>
    </WorkPage>
  );
}

const optionsOf = (months: readonly MonthSums[]) =>
  [...months.map(({ month }) => month).reverse(), ...yearsIn(months)].map((value) => ({
    value,
    label: periodName(value),
  }));

/** Downloads the books of a period as XLSX. */
function BooksDownload() {
  const toast = useToast();
  const { data } = useQuery(periodsQuery());
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const period = chosen ?? data?.newest;
  async function download() {
    setBusy(true);
    try {
      saveFile(
        `buku-${period}.xlsx`,
        await downloadPrivateFile(`/api/admin/accounting/books/?period=${period}`),
      );
    } catch {
      toast.error("Buku belum dapat diunduh. Coba lagi.");
    } finally {
      setBusy(false);
    }
  }
  return (
    <Panel
      title="Buku untuk akuntan"
      note="Neraca saldo, aktivitas, perubahan dana, arus kas, dan jurnal dalam satu berkas XLSX."
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(12rem,100%)] flex-1">
          <Select
            label="Waktu"
            value={period ?? ""}
            options={optionsOf(data?.months ?? [])}
            onChange={({ target }) => setChosen(target.value)}
          />
        </div>
        <Button variant="line" busy={busy} disabled={period === undefined} onClick={download}>
          <Icon name="download-simple" size={18} />
          Unduh XLSX
        </Button>
      </div>
    </Panel>
  );
}
