import {
  BASIS_OF_KIND,
  WATERING_LABEL,
  WATERINGS,
  type Watering,
  ZAKAT_KINDS,
  type ZakatKind,
} from "@barakah/contract/zakat/kinds";
import { api } from "../../platform/browser-api.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { ruleName } from "./rule-words.ts";

const KINDS = ZAKAT_KINDS.map((kind) => ({ value: kind, label: ruleName({ kind, watering: null }) }));
const WAYS = WATERINGS.map((value) => ({ value, label: WATERING_LABEL[value] }));

const NISAB: Record<(typeof BASIS_OF_KIND)[ZakatKind], string> = {
  idr: "Nisab setahun (rupiah)",
  gold_g: "Nisab (gram emas murni)",
  silver_g: "Nisab (gram perak)",
  grain_kg: "Nisab (kg gabah)",
  rice_kg: "Beras per jiwa (kg)",
};

const EMPTY = {
  kind: "penghasilan" as ZakatKind,
  watering: "rain" as Watering,
  nisab_value: "",
  nisab_rice: "",
  rate_bp: "2,5",
  source: "",
  source_url: "",
  decided_on: "",
  valid_from: "",
  valid_to: "",
};

/** '91.681.728' and '2,5', as they are written here. */
const numberFrom = (text: string) => Number(text.replace(/\./g, "").replace(",", ".")) || 0;

const RATE: Partial<Record<ZakatKind, string>> = { pertanian: "10", fitrah: "100" };

const bodyOf = ({ kind, watering, nisab_value, nisab_rice, rate_bp, valid_to, ...rest }: typeof EMPTY) => ({
  ...rest,
  kind,
  watering: kind === "pertanian" ? watering : null,
  nisab_value: numberFrom(nisab_value),
  nisab_rice: kind === "pertanian" && nisab_rice ? numberFrom(nisab_rice) : null,
  rate_bp: Math.round(numberFrom(rate_bp) * 100),
  valid_to: valid_to || null,
});

/** Enters a rule with its source; it takes effect after a second person confirmed it. */
export function RuleDialog({ onClose }: { onClose(): void }) {
  const form = useDialogForm({
    initial: EMPTY,
    send: (values) => api.call("POST /api/admin/zakat/rules/", { body: bodyOf(values) }),
    success: "Aturan tersimpan dan menunggu orang kedua.",
    toasts: true,
    onClose,
  });
  const { kind } = form.values;
  return (
    <FormDialog form={form} title="Aturan baru" submit="Simpan untuk orang kedua" className="bo-fields two">
      <Select
        label="Jenis"
        options={KINDS}
        {...form.field("kind")}
        onChange={({ target }) => {
          const chosen = target.value as ZakatKind;
          form.change({ kind: chosen, rate_bp: RATE[chosen] ?? "2,5" });
        }}
      />
      {kind === "pertanian" && (
        <Select
          label="Pengairan"
          options={WAYS}
          {...form.field("watering")}
          onChange={({ target }) => {
            const watering = target.value as Watering;
            form.change({ watering, rate_bp: watering === "rain" ? "10" : "5" });
          }}
        />
      )}
      <TextInput label={NISAB[BASIS_OF_KIND[kind]]} inputMode="decimal" {...form.field("nisab_value")} />
      {kind === "pertanian" && (
        <TextInput label="Nisab (kg beras)" optional inputMode="decimal" {...form.field("nisab_rice")} />
      )}
      {kind !== "fitrah" && <TextInput label="Kadar (%)" inputMode="decimal" {...form.field("rate_bp")} />}
      <TextInput
        label="Sumber"
        hint="Misalnya: SK Ketua BAZNAS No. 15 Tahun 2026."
        {...form.field("source")}
      />
      <TextInput
        label="Alamat sumber"
        optional
        type="url"
        placeholder="https://"
        {...form.field("source_url")}
      />
      <TextInput label="Ditetapkan" type="date" {...form.field("decided_on")} />
      <TextInput label="Berlaku mulai" type="date" hint="Pukul 00.00 WIB." {...form.field("valid_from")} />
      <TextInput
        label={kind === "fitrah" ? "Hari terakhir musimnya" : "Sampai"}
        optional={kind !== "fitrah"}
        type="date"
        {...form.field("valid_to")}
      />
    </FormDialog>
  );
}
