import type { QrisAccount } from "@barakah/contract";
import { api } from "../../platform/browser-api.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FileField } from "../../ui/staff/file-field.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { IdentityFields, NOBODY, proofOf } from "../proposals/identity-fields.tsx";
import { useQrisReader } from "./use-qris-reader.ts";

type Proposed = NonNullable<QrisAccount["proposed"]>;

/** Approves a QRIS by scanning or typing the printed one, so that print and proposal are really compared. */
export function ApproveDialog({ proposed, onClose }: { proposed: Proposed; onClose(): void }) {
  const { photo, read, take, problem } = useQrisReader();
  const form = useDialogForm({
    initial: { nmid: "", ...NOBODY },
    send: ({ nmid, ...identity }) =>
      api.call("POST /api/admin/qris-merchants/:id/approve/", {
        params: { id: String(proposed.proposal) },
        body: { nmid, payload: read?.payload ?? "", ...proofOf(identity) },
      }),
    success: "QRIS baru dipakai mulai sekarang.",
    onClose,
  });
  const printed = read?.merchant;
  return (
    <FormDialog form={form} title={`Pakai QRIS ${proposed.name}?`} submit="Pakai QRIS baru" className="">
      <div className="bo-fields">
        <p>
          Sejak itu semua uang QRIS mengalir ke <b>{proposed.name}</b>. Ambil QRIS cetak di kantor, lalu
          pindai kodenya, atau ketik NMID yang tertulis di sana.
        </p>
        <FileField
          label="Pindai QRIS cetak"
          hint="Isinya dibandingkan huruf demi huruf dengan yang diusulkan."
          accept="image/*"
          prompt="Ambil atau pilih foto"
          value={photo}
          error={problem ?? form.errorOf("payload")}
          onChange={take}
        />
        {printed && (
          <Note tone={printed.nmid === proposed.nmid ? "green" : "red"}>
            Di kode cetak: <b>{printed.name}</b>, NMID {printed.nmid}.
            {printed.nmid !== proposed.nmid && " Ini bukan yang diusulkan. Jangan setujui."}
          </Note>
        )}
        <TextInput
          label="Atau ketik NMID di QRIS cetak"
          placeholder="ID10…"
          autoComplete="off"
          maxLength={40}
          {...form.field("nmid")}
        />
      </div>
      <IdentityFields form={form} />
    </FormDialog>
  );
}
