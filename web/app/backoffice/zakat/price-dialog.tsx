import { PRICE_KINDS, PRICE_LABEL, type PriceKind } from "@barakah/contract/zakat/kinds";
import { api } from "../../platform/browser-api.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";

const KINDS = PRICE_KINDS.map((value) => ({ value, label: PRICE_LABEL[value] }));

/** Enters a price for something new, or from another day on. */
export function PriceDialog({ onClose }: { onClose(): void }) {
  const form = useDialogForm({
    initial: { kind: "gold_24k" as PriceKind, region: "", price: 0, source: "", valid_from: "" },
    send: ({ valid_from, region, ...rest }) =>
      api.call("POST /api/admin/zakat/prices/", {
        body: { ...rest, region: region.trim() || null, ...(valid_from && { valid_from }) },
      }),
    success: "Harga disimpan.",
    toasts: true,
    onClose,
  });
  return (
    <FormDialog form={form} title="Harga baru" submit="Simpan harga" className="bo-fields two">
      <Select
        label="Barang"
        options={KINDS}
        {...form.field("kind")}
        onChange={({ target }) => form.change({ kind: target.value as PriceKind, region: "" })}
      />
      {form.values.kind === "rice_kg" && (
        <TextInput label="Wilayah" optional hint="Kosong: untuk semua wilayah." {...form.field("region")} />
      )}
      <AmountInput label="Harga" {...form.field("price")} />
      <TextInput
        label="Sumber"
        hint="Siapa yang menerbitkannya, misalnya daftar harga toko emas."
        {...form.field("source")}
      />
      <TextInput
        label="Berlaku mulai"
        optional
        type="date"
        hint="Kosong: hari ini, pukul 00.00 WIB."
        {...form.field("valid_from")}
      />
    </FormDialog>
  );
}
