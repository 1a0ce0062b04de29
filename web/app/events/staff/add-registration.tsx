import type { StaffEvent } from "@barakah/contract";
import { NOTE_MOST, PERSON_MOST } from "@barakah/contract/platform/text-lengths";
import { api } from "../../platform/browser-api.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { DialogButton, FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";

export const AddRegistration = ({ event }: { event: StaffEvent }) => (
  <DialogButton
    icon="plus-bold"
    label="Daftarkan"
    dialog={(close) => <AddDialog event={event} onClose={close} />}
  />
);

export const typeOptions = ({ ticket_types }: StaffEvent) =>
  ticket_types.map(({ id, name, quota, taken }) => ({
    value: String(id),
    label: quota === null ? name : `${name} (sisa ${Math.max(0, quota - taken)})`,
  }));

function AddDialog({ event, onClose }: { event: StaffEvent; onClose(): void }) {
  const form = useDialogForm({
    initial: { name: "", phone: "", email: "", type: String(event.ticket_types[0]?.id ?? ""), note: "" },
    send: ({ type, ...buyer }) =>
      api.call("POST /api/admin/events/:id/registrations/", {
        params: { id: event.id },
        body: { ...buyer, tickets: [{ type: Number(type), name: buyer.name }] },
      }),
    success: "Peserta didaftarkan.",
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Daftarkan peserta"
      submit="Daftarkan"
      note="Tanpa pembayaran, misalnya tamu undangan. Kursinya dihitung seperti yang lain."
    >
      <TextInput
        label="Nama lengkap"
        maxLength={PERSON_MOST}
        {...form.field("name", form.errorOf("tickets.0.name"))}
      />
      <div className="bo-fields two">
        <TextInput label="Nomor telepon" type="tel" maxLength={30} {...form.field("phone")} />
        <TextInput
          label="E-mail (boleh kosong)"
          type="email"
          maxLength={254}
          hint="Tiketnya dikirim ke sini."
          {...form.field("email")}
        />
      </div>
      <Select label="Jenis tiket" options={typeOptions(event)} {...form.field("type")} />
      <TextInput
        label="Catatan (boleh kosong)"
        maxLength={NOTE_MOST}
        hint="Hanya dibaca petugas."
        {...form.field("note")}
      />
    </FormDialog>
  );
}
