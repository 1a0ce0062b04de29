import type { AmilLimit, getFunds, ResponseOf } from "@barakah/contract";
import { AMIL_LIMIT_LABEL } from "@barakah/contract/ledger/amil-limits";
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
const FINE = { bar: "bg-primary", room: "" };
const ALMOST = { bar: "bg-accent", room: "font-[700] text-accent-text" };
const OVER = { bar: "bg-danger", room: "font-[700] text-danger" };
const ENDS = "flex flex-wrap items-baseline justify-between gap-x-2 gap-y-0.5 tabular-nums";

function Limit({ limit, onChange }: { limit: AmilLimit; onChange(): void }) {
  const { name, rate_bp, base, used, room, source, decided_on, set_at } = limit;
  const mayChange = useMay("administration");
  const usedBp = base > 0 ? Math.round((used * 10_000) / base) : 0;
  // The limit is drawn at five sixths of the bar, so that exceeding it is visible.
  const scale = rate_bp * 1.2 || 1;
  const state = room < 0 ? OVER : usedBp >= rate_bp * NEAR && used > 0 ? ALMOST : FINE;
  return (
    <div className="border-border pt-3 pb-3.5 leading-[1.125rem] not-first:border-t first:pt-0">
      <p className={ENDS}>
        <b>{AMIL_LIMIT_LABEL[name]}</b>
        <span>
          <b>{percent(usedBp)}</b> <span className="text-text-2">dari batas {percent(rate_bp)}</span>
        </span>
      </p>
      <div aria-hidden="true" className="relative mt-2.5 mb-2 h-2.5 rounded-[5px] bg-track">
        <i
          className={`absolute inset-y-0 left-0 min-w-3 rounded-[5px] ${state.bar} after:absolute after:top-1/2 after:-right-0.5 after:-mt-[7px] after:size-3.5 after:rounded-full after:bg-accent after:shadow-[0_0_0_2px_var(--surface)]`}
          style={{ width: `${Math.min(100, (usedBp / scale) * 100)}%` }}
        />
        <u
          className="absolute -inset-y-[5px] w-0.5 rounded-[1px] bg-text"
          style={{ left: `${(rate_bp / scale) * 100}%` }}
        />
      </div>
      <p className={`${ENDS} text-xs leading-[1.0625rem] text-text-2`}>
        <span>
          {wholeNumber(used)} dari {wholeNumber(base)}
        </span>
        <span className={state.room}>
          {room < 0 ? `Lewat batas ${rupiah(-room)}` : `Sisa ruang ${rupiah(room)}`}
        </span>
      </p>
      <p className="text-xs leading-[1.0625rem] text-text-2">
        {source}, {decided_on ? date(decided_on) : `dicatat ${date(set_at)}`}.{" "}
        {mayChange && (
          <button
            type="button"
            className="min-h-6 text-[0.8125rem] font-semibold text-primary-text underline underline-offset-3"
            onClick={onChange}
          >
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
