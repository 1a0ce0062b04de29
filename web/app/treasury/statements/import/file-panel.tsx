import { type Bank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { Select } from "../../../ui/form/select.tsx";
import { FileField } from "../../../ui/staff/file-field.tsx";
import { Panel } from "../../../ui/staff/panel.tsx";
import { ColumnFields } from "./column-fields.tsx";
import type { Import } from "./use-import.ts";

const BANKS = (["bsi", "bjb"] as const).map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }));

function problemOf({ file, columns, read, sending }: Import): string | undefined {
  if (file && "refusal" in file) return file.refusal;
  if (file && columns.length === 0)
    return "Berkas ini bukan tabel. Unduh mutasi sebagai CSV atau XLSX dari internet banking.";
  if (read?.entries.length === 0 && read.unread.length === 0)
    return "Tidak ada uang masuk atau keluar di kolom yang dipilih.";
  return sending.errorOf("csv") ?? sending.errorOf("xlsx") ?? sending.errorOf("mapping");
}

export function FilePanel({ work }: { work: Import }) {
  const { bank, file, columns, mapping, known, sending } = work;
  return (
    <Panel title="Berkas mutasi" note="Baris yang sudah ada tidak ditambahkan lagi.">
      <div className="bo-fields two items-start">
        <Select
          label="Bank"
          value={bank}
          options={BANKS}
          onChange={({ target }) => work.chooseBank(target.value as Bank)}
        />
        <FileField
          label="Berkas mutasi (CSV atau XLSX)"
          accept=".csv,.xlsx,text/csv,text/plain"
          value={file}
          prompt="Pilih atau seret berkas"
          hint="Unduh dari internet banking, paling banyak untuk sebulan."
          error={problemOf(work)}
          onChange={work.choose}
        />
      </div>
      {columns.length > 0 && (
        // Known from the last file of this bank: seen when it is asked for.
        <details className="mt-3" open={!known}>
          <summary className="cursor-pointer font-semibold text-primary-text">
            {known ? "Kolom dikenali dari berkas lalu. Ubah kolom" : "Kolom"}
          </summary>
          <div className="bo-fields three mt-3">
            <ColumnFields
              columns={columns}
              mapping={mapping}
              errorOf={sending.errorOf}
              onChange={work.changeMapping}
            />
          </div>
        </details>
      )}
    </Panel>
  );
}
