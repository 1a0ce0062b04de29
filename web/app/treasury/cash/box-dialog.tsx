import type { CashBox } from "@barakah/contract";
import { api } from "../../platform/browser-api.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";

/** A new box, or another name for one, or the end of its use. */
export function BoxDialog({ box, onClose }: { box: CashBox | undefined; onClose(): void }) {
  const form = useDialogForm({
    initial: { name: box?.name ?? "", active: box?.active ?? true },
    send: ({ name, active }) =>
      box
        ? api.call("POST /api/admin/cash/boxes/:code/", {
            params: { code: box.code },
            body: { name, active },
          })
        : api.call("POST /api/admin/cash/boxes/", { body: { name } }),
    success: "Kas disimpan.",
    onClose,
  });
  return (
    <FormDialog form={form} title={box ? `Ubah ${box.name}` : "Tambah kas"} submit="Simpan">
      <TextInput label="Nama" hint="Misalnya: Kotak amal masjid." maxLength={60} {...form.field("name")} />
      {box && <Checkbox {...form.field("active")}>Dipakai untuk donasi baru</Checkbox>}
    </FormDialog>
  );
}
