import type { AmilLimit, getFunds, ResponseOf } from "@barakah/contract";
import { AMIL_LIMIT_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah, wholeNumber } from "../../platform/format.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { percent } from "./fund-format.ts";

type Funds = ResponseOf<typeof getFunds>;

export function AmilPanel({ funds: { limits, year }, onTake }: { funds: Funds; onTake(): void }) {
  const [changing, setChanging] = useState<AmilLimit>();
  return (
    <Panel
      title={`Bagian amil ${year}`}
      note="Garis tegak adalah batasnya"
      action={<SmallButton label="Ambil amil" variant="line" onClick={onTake} />}
    >
      {limits.map((limit) => (
        <Limit key={limit.name} limit={limit} onChange={() => setChanging(limit)} />
      ))}
      {changing && <LimitDialog limit={changing} year={year} onClose={() => setChanging(undefined)} />}
    </Panel>
  );
}

/** A limit counts as near from this part of it on. */
const NEAR = 0.9;

function Limit({ limit, onChange }: { limit: AmilLimit; onChange(): void }) {
  const { name, rate_bp, base, used, room, source, decided_on, set_at } = limit;
  const mayChange = useMay("administration");
  const usedBp = base > 0 ? Math.round((used * 10_000) / base) : 0;
  // The limit is drawn at five sixths of the bar, so that exceeding it is visible.
  const scale = rate_bp * 1.2 || 1;
  const state = room < 0 ? "over" : usedBp >= rate_bp * NEAR && used > 0 ? "near" : "fine";
  return (
    <div className="fd-limit" data-state={state}>
      <p className="fd-limit-head">
        <b>{AMIL_LIMIT_LABEL[name]}</b>
        <span>
          <b>{percent(usedBp)}</b> <span className="text-text-2">dari batas {percent(rate_bp)}</span>
        </span>
      </p>
      <div aria-hidden="true" className="fd-track">
        <i style={{ width: `${Math.min(100, (usedBp / scale) * 100)}%` }} />
        <u style={{ left: `${(rate_bp / scale) * 100}%` }} />
      </div>
      <p className="fd-limit-foot">
        <span>
          {wholeNumber(used)} dari {wholeNumber(base)}
        </span>
        <span className="fd-room">
          {room < 0 ? `Lewat batas ${rupiah(-room)}` : `Sisa ruang ${rupiah(room)}`}
        </span>
      </p>
      <p className="fd-limit-source">
        {source}, {decided_on ? date(decided_on) : `dicatat ${date(set_at)}`}.{" "}
        {mayChange && (
          <button type="button" className="fd-link" onClick={onChange}>
            Ubah<span className="sr-only"> batas {AMIL_LIMIT_LABEL[name]}</span>
          </button>
        )}
      </p>
    </div>
  );
}

/** '12,5' as it is typed, in hundredths of a percent; NaN where it is no number. */
const bpOf = (typed: string) => Math.round(Number(typed.trim().replace(",", ".") || Number.NaN) * 100);

/** Changes a limit together with the decision or regulation that sets it. */
function LimitDialog({ limit, year, onClose }: { limit: AmilLimit; year: number; onClose(): void }) {
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
