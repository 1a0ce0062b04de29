import { PRICE_KINDS, PRICE_LABEL, type PriceKind } from "@barakah/contract/zakat/kinds";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { useStaffForm } from "../../ui/staff/use-staff-form.ts";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";

const FORM = "harga-baru";
const KINDS = PRICE_KINDS.map((value) => ({ value, label: PRICE_LABEL[value] }));

interface PriceValues {
  kind: PriceKind;
  region: string;
  price: number;
  source: string;
  valid_from: string;
}

/** A price for something that has none yet, or from another day on. */
export function PriceDialog({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const form = useStaffForm<PriceValues>({
    initial: { kind: "gold_24k", region: "", price: 0, source: "", valid_from: "" },
    mutationFn: ({ valid_from, region, ...rest }) =>
      api.call("POST /api/admin/zakat/prices/", {
        body: { ...rest, region: region.trim() || null, ...(valid_from && { valid_from }) },
      }),
    success: "Harga disimpan.",
    async onSuccess() {
      await client.invalidateQueries();
      onClose();
    },
  });
  const { values, change, errorOf } = form;
  return (
    <WorkDialog
      title="Harga baru"
      onClose={onClose}
      foot={
        <Button type="submit" form={FORM} size="sm" className="btn-40 ml-auto" busy={form.busy}>
          Simpan harga
        </Button>
      }
    >
      <form id={FORM} ref={form.ref} noValidate onSubmit={form.submit} className="bo-fields two">
        <Select
          label="Barang"
          value={values.kind}
          options={KINDS}
          error={errorOf("kind")}
          onChange={({ target }) => change({ kind: target.value as PriceKind, region: "" })}
        />
        {values.kind === "rice_kg" && (
          <TextInput
            label="Wilayah"
            optional
            hint="Kosong: untuk semua wilayah."
            value={values.region}
            error={errorOf("region")}
            onChange={({ target }) => change({ region: target.value })}
          />
        )}
        <AmountInput
          label="Harga"
          amount={values.price}
          error={errorOf("price")}
          onChange={(price) => change({ price })}
        />
        <TextInput
          label="Sumber"
          hint="Siapa yang menerbitkannya, misalnya daftar harga toko emas."
          value={values.source}
          error={errorOf("source")}
          onChange={({ target }) => change({ source: target.value })}
        />
        <TextInput
          label="Berlaku mulai"
          optional
          type="date"
          hint="Kosong: hari ini, pukul 00.00 WIB."
          value={values.valid_from}
          error={errorOf("valid_from")}
          onChange={({ target }) => change({ valid_from: target.value })}
        />
        {form.problem && <FieldError>{form.problem}</FieldError>}
      </form>
    </WorkDialog>
  );
}
