import {
  BASIS_OF_KIND,
  WATERING_LABEL,
  WATERINGS,
  type Watering,
  ZAKAT_KINDS,
  type ZakatKind,
} from "@barakah/contract/zakat/kinds";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useStaffForm } from "../../ui/staff/use-staff-form.ts";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { ruleName } from "./rule-words.ts";

const FORM = "aturan-baru";
const KINDS = ZAKAT_KINDS.map((kind) => ({ value: kind, label: ruleName({ kind, watering: null }) }));
const WAYS = WATERINGS.map((value) => ({ value, label: WATERING_LABEL[value] }));

const NISAB: Record<(typeof BASIS_OF_KIND)[ZakatKind], string> = {
  idr: "Nisab setahun (rupiah)",
  gold_g: "Nisab (gram emas murni)",
  silver_g: "Nisab (gram perak)",
  grain_kg: "Nisab (kg gabah)",
  rice_kg: "Beras per jiwa (kg)",
};

interface RuleValues {
  kind: ZakatKind;
  watering: Watering;
  nisab_value: string;
  nisab_rice: string;
  rate: string;
  source: string;
  source_url: string;
  decided_on: string;
  valid_from: string;
  valid_to: string;
}

const EMPTY: RuleValues = {
  kind: "penghasilan",
  watering: "rain",
  nisab_value: "",
  nisab_rice: "",
  rate: "2,5",
  source: "",
  source_url: "",
  decided_on: "",
  valid_from: "",
  valid_to: "",
};

/** As the API names them, but for one. */
const FIELD_OF = {
  ...(Object.fromEntries(Object.keys(EMPTY).map((field) => [field, field])) as Record<
    string,
    keyof RuleValues
  >),
  rate_bp: "rate" as const,
};

/** '91.681.728' and '2,5', as they are written here. */
const numberFrom = (text: string) => Number(text.replace(/\./g, "").replace(",", ".")) || 0;

const RATE: Partial<Record<ZakatKind, string>> = { pertanian: "10", fitrah: "100" };

const bodyOf = ({ kind, watering, nisab_value, nisab_rice, rate, valid_to, ...rest }: RuleValues) => ({
  ...rest,
  kind,
  watering: kind === "pertanian" ? watering : null,
  nisab_value: numberFrom(nisab_value),
  nisab_rice: kind === "pertanian" && nisab_rice ? numberFrom(nisab_rice) : null,
  rate_bp: Math.round(numberFrom(rate) * 100),
  valid_to: valid_to || null,
});

/** A new rule with its source. It holds for nobody until a second person has read that. */
export function RuleDialog({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const form = useStaffForm<RuleValues>({
    initial: EMPTY,
    mutationFn: (values) => api.call("POST /api/admin/zakat/rules/", { body: bodyOf(values) }),
    fieldOf: FIELD_OF,
    success: "Aturan tersimpan dan menunggu orang kedua.",
    async onSuccess() {
      await client.invalidateQueries();
      onClose();
    },
  });
  const { values, change, errorOf } = form;
  const text = (field: keyof RuleValues) => ({
    value: values[field],
    error: errorOf(field),
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
  });
  return (
    <WorkDialog
      title="Aturan baru"
      onClose={onClose}
      foot={
        <Button type="submit" form={FORM} size="sm" className="btn-40 ml-auto" busy={form.busy}>
          Simpan untuk orang kedua
        </Button>
      }
    >
      <form id={FORM} ref={form.ref} noValidate onSubmit={form.submit} className="bo-fields two">
        <Select
          label="Jenis"
          value={values.kind}
          options={KINDS}
          error={errorOf("kind")}
          onChange={({ target }) => {
            const kind = target.value as ZakatKind;
            change({ kind, rate: RATE[kind] ?? "2,5" });
          }}
        />
        {values.kind === "pertanian" && (
          <Select
            label="Pengairan"
            value={values.watering}
            options={WAYS}
            error={errorOf("watering")}
            onChange={({ target }) => {
              const watering = target.value as Watering;
              change({ watering, rate: watering === "rain" ? "10" : "5" });
            }}
          />
        )}
        <TextInput label={NISAB[BASIS_OF_KIND[values.kind]]} inputMode="decimal" {...text("nisab_value")} />
        {values.kind === "pertanian" && (
          <TextInput label="Nisab (kg beras)" optional inputMode="decimal" {...text("nisab_rice")} />
        )}
        {values.kind !== "fitrah" && <TextInput label="Kadar (%)" inputMode="decimal" {...text("rate")} />}
        <TextInput label="Sumber" hint="Misalnya: SK Ketua BAZNAS No. 15 Tahun 2026." {...text("source")} />
        <TextInput label="Alamat sumber" optional type="url" placeholder="https://" {...text("source_url")} />
        <TextInput label="Ditetapkan" type="date" {...text("decided_on")} />
        <TextInput label="Berlaku mulai" type="date" hint="Pukul 00.00 WIB." {...text("valid_from")} />
        <TextInput
          label={values.kind === "fitrah" ? "Hari terakhir musimnya" : "Sampai"}
          optional={values.kind !== "fitrah"}
          type="date"
          {...text("valid_to")}
        />
        {form.problem && <FieldError>{form.problem}</FieldError>}
      </form>
    </WorkDialog>
  );
}
