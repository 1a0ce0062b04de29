import type { AmilLimit } from "@barakah/contract";
import { AMIL_LIMIT_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { api } from "../../platform/browser-api.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";

/** '12,5' as it is typed, in hundredths of a percent; NaN where it is no number. */
const bpOf = (typed: string) => Math.round(Number(typed.trim().replace(",", ".") || Number.NaN) * 100);

/** A limit is worth what its source is: both are written down together. */
export function LimitDialog({ limit, year, onClose }: { limit: AmilLimit; year: number; onClose(): void }) {
  const form = useDialogForm({
    initial: {
      rate_bp: String(limit.rate_bp / 100).replace(".", ","),
      decided_on: limit.decided_on ?? "",
      source: limit.source,
    },
    send: ({ rate_bp, decided_on, source }) =>
      api.call("PUT /api/admin/amil-limits/:name/", {
        params: { name: limit.name },
        body: { year, rate_bp: bpOf(rate_bp), source, decided_on: decided_on || null },
      }),
    success: "Batas sudah disimpan.",
    refreshes: [["funds"]],
    onClose,
  });
  const noNumber = Number.isNaN(bpOf(form.values.rate_bp));
  return (
    <FormDialog
      form={form}
      title={`Batas: ${AMIL_LIMIT_LABEL[limit.name]}`}
      submit={`Simpan batas ${year}`}
      disabled={noNumber}
      note="Yang sudah diambil tidak boleh melampauinya."
    >
      <div className="bo-fields two">
        <TextInput
          label="Batas (persen)"
          inputMode="decimal"
          hint={`Dari penerimaan tahun ${year}.`}
          {...form.field("rate_bp", noNumber && "Isi dengan angka, misalnya 12,5.")}
        />
        <TextInput label="Tanggal keputusan" type="date" optional {...form.field("decided_on")} />
      </div>
      <TextInput
        label="Sumber"
        maxLength={150}
        hint="Keputusan atau peraturan yang menetapkannya."
        {...form.field("source")}
      />
    </FormDialog>
  );
}
