import type { StatementMapping } from "@barakah/contract";
import { type Bank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { columnsOf, linesOf, readCsv, usualColumns } from "@barakah/contract/treasury/statement-csv";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { Select } from "../../ui/form/select.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { FileField } from "../../ui/staff/file-field.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { ColumnFields } from "./column-fields.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { mappingsQuery } from "./queries.ts";

const BANKS = (["bsi", "bjb"] as const).map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }));
const NOTHING: StatementMapping = { day: "", amount: "", description: "", direction: "", incoming: "" };

/** The bank's columns are chosen once; the next file of that bank begins with the same ones. */
export function ImportForm() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { data: remembered = [] } = useQuery(mappingsQuery);
  const [bank, setBank] = useState<Bank>("bsi");
  const [file, setFile] = useState<{ name: string; csv: string }>();
  const [changes, setChanges] = useState<Partial<StatementMapping>>({});
  const rows = useMemo(() => readCsv(file?.csv ?? ""), [file]);
  const columns = useMemo(() => columnsOf(rows), [rows]);
  const known = remembered.find((one) => one.bank === bank)?.mapping;
  const fits = known && columns.includes(known.day) && columns.includes(known.amount);
  const mapping = { ...NOTHING, ...(fits ? known : usualColumns(columns)), ...changes };
  const chosen = mapping.day && mapping.amount && mapping.description;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const picked = target.files?.[0];
    if (picked) setFile({ name: picked.name, csv: await picked.text() });
    setChanges({});
  }
  const { send, busy, errorOf } = useSend({
    mutationFn: (csv: string) => api.call("POST /api/admin/statements/", { body: { bank, csv, mapping } }),
    async onSuccess({ added, repeated }) {
      await client.invalidateQueries({ queryKey: ["statements"] });
      toast.success(`${added} baris baru, ${repeated} sudah ada.`);
      navigate("/admin/mutasi");
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (file) void send(file.csv);
  }

  return (
    <form onSubmit={submit} noValidate className="bo-grid narrow-wide">
      <Panel title="Berkas mutasi" note="Baris yang sudah ada tidak ditambahkan lagi.">
        <div className="bo-fields">
          <Select
            label="Bank"
            value={bank}
            options={BANKS}
            onChange={({ target }) => {
              setBank(target.value as Bank);
              setChanges({});
            }}
          />
          <FileField
            label="Berkas mutasi (CSV)"
            accept=".csv,text/csv,text/plain"
            chosen={file?.name}
            prompt="Pilih atau seret berkas CSV"
            hint="Unduh dari internet banking, paling banyak untuk sebulan."
            error={
              errorOf("csv") ??
              errorOf("mapping") ??
              (file && columns.length === 0 ? "Berkas ini bukan tabel CSV." : undefined)
            }
            onChange={choose}
          />
          {columns.length > 0 && (
            <ColumnFields
              columns={columns}
              mapping={mapping}
              errorOf={errorOf}
              onChange={(change) => setChanges((before) => ({ ...before, ...change }))}
            />
          )}
          <Button type="submit" size="sm" className="btn-40" busy={busy} disabled={!chosen}>
            Impor
          </Button>
        </div>
      </Panel>
      <ImportPreview read={chosen ? linesOf(rows, mapping) : undefined} />
    </form>
  );
}
