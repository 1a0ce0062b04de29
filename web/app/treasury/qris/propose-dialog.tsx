import type { QrisMethod } from "@barakah/contract/payments/methods";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { api } from "../../platform/browser-api.ts";
import { FieldError } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { FileField } from "../../ui/staff/file-field.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { IdentityFields, NOBODY, proofOf } from "../proposals/identity-fields.tsx";
import { MerchantCard } from "./merchant-card.tsx";
import { ACCOUNT_CHOICES } from "./qris-states.ts";
import { useQrisReader } from "./use-qris-reader.ts";

/** Proposes a QRIS from a photograph or its text; the data in it is shown before it is proposed. */
export function ProposeDialog({ onClose }: { onClose(): void }) {
  const form = useDialogForm({
    initial: { account: "qris-donasi" as QrisMethod, payload: "", reason: "", ...NOBODY },
    send: ({ account, payload, reason, ...identity }) =>
      api.call("POST /api/admin/qris-merchants/", {
        body: { account, payload, reason, ...proofOf(identity) },
      }),
    success: "Diusulkan. Petugas keuangan lain memastikannya.",
    onClose,
  });
  const reader = useQrisReader((payload) => form.change({ payload }));
  const merchant = reader.read?.merchant;
  const { payload } = form.values;
  return (
    <FormDialog
      form={form}
      title="Usulkan QRIS"
      submit="Usulkan"
      disabled={!merchant}
      note="Berlaku setelah petugas keuangan lain memastikan nama dan NMID."
    >
      <Select label="Untuk" options={ACCOUNT_CHOICES} {...form.field("account")} />
      <FileField
        label="Foto QRIS cetak"
        accept="image/*"
        prompt="Ambil atau pilih foto"
        value={reader.photo}
        error={reader.errorOf("photo")}
        onChange={reader.take}
      />
      <TextArea
        label="Atau isi kodenya"
        hint="Teks panjang yang diawali 000201."
        rows={3}
        maxLength={700}
        {...form.field("payload", reader.errorOf("payload"))}
        onBlur={() => payload && void reader.take({ payload })}
      />
      {merchant && <MerchantCard merchant={merchant} more={["Kode pemeriksa", `${merchant.crc}, sah`]} />}
      <TextArea
        label="Alasan"
        hint="Semua petugas membacanya."
        rows={2}
        maxLength={REASON_MOST}
        {...form.field("reason")}
      />
      <IdentityFields form={form} />
      {reader.problem && !form.problem && <FieldError>{reader.problem}</FieldError>}
    </FormDialog>
  );
}
