import type { AmilLimit } from "@barakah/contract";
import { AMIL_LIMIT_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { FieldError } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";

/** '12,5' as it is typed, in hundredths of a percent; NaN where it is no number. */
const bpOf = (typed: string) => Math.round(Number(typed.trim().replace(",", ".") || Number.NaN) * 100);

/** A limit is worth what its source is: both are written down together. */
export function LimitDialog({ limit, year, onClose }: { limit: AmilLimit; year: number; onClose(): void }) {
  const [form, setForm] = useState({
    rate: String(limit.rate_bp / 100).replace(".", ","),
    source: limit.source,
    decided_on: limit.decided_on ?? "",
  });
  const change = (to: Partial<typeof form>) => setForm((before) => ({ ...before, ...to }));
  const rate_bp = bpOf(form.rate);
  const saving = useSend({
    mutationFn: () =>
      api.call("PUT /api/admin/amil-limits/:name/", {
        params: { name: limit.name },
        body: { year, rate_bp, source: form.source, decided_on: form.decided_on || null },
      }),
    success: "Batas sudah disimpan.",
    onError() {},
    refreshes: [["funds"]],
  });
  return (
    <WorkDialog
      title={`Batas: ${AMIL_LIMIT_LABEL[limit.name]}`}
      onClose={onClose}
      foot={
        <>
          <p className="min-w-0 flex-1 text-text-2">Yang sudah diambil tidak boleh melampauinya.</p>
          <SendButton sending={saving} disabled={Number.isNaN(rate_bp)} onDone={onClose}>
            Simpan batas {year}
          </SendButton>
        </>
      }
    >
      <div className="bo-fields">
        <div className="bo-fields two">
          <TextInput
            label="Batas (persen)"
            inputMode="decimal"
            value={form.rate}
            hint={`Dari penerimaan tahun ${year}.`}
            error={Number.isNaN(rate_bp) ? "Isi dengan angka, misalnya 12,5." : saving.errorOf("rate_bp")}
            onChange={({ target }) => change({ rate: target.value })}
          />
          <TextInput
            label="Tanggal keputusan"
            type="date"
            optional
            value={form.decided_on}
            error={saving.errorOf("decided_on")}
            onChange={({ target }) => change({ decided_on: target.value })}
          />
        </div>
        <TextInput
          label="Sumber"
          value={form.source}
          maxLength={150}
          hint="Keputusan atau peraturan yang menetapkannya."
          error={saving.errorOf("source")}
          onChange={({ target }) => change({ source: target.value })}
        />
        {saving.problem && <FieldError>{saving.problem}</FieldError>}
      </div>
    </WorkDialog>
  );
}
