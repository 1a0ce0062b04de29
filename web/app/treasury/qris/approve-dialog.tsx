import type { QrisAccount } from "@barakah/contract";
import { type ChangeEvent, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { FileField } from "../../ui/staff/file-field.tsx";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { IdentityFields, NOBODY, proofOf } from "../proposals/identity-fields.tsx";

interface ApproveDialogProps {
  proposed: NonNullable<QrisAccount["proposed"]>;
  onClose(): void;
}

/** The code is scanned, or its number read, from the print and not from the screen: only then has somebody compared the two. */
export function ApproveDialog({ proposed, onClose }: ApproveDialogProps) {
  const [nmid, setNmid] = useState("");
  const scan = useScan();
  const [identity, setIdentity] = useState(NOBODY);
  const approving = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/qris-merchants/:id/approve/", {
        params: { id: String(proposed.proposal) },
        body: { nmid, payload: scan.payload ?? "", ...proofOf(identity) },
      }),
    success: "QRIS baru dipakai mulai sekarang.",
    onError() {},
    refreshes: "everything",
  });
  return (
    <WorkDialog
      title={`Pakai QRIS ${proposed.name}?`}
      onClose={onClose}
      foot={
        <SendButton sending={approving} onDone={onClose}>
          Pakai QRIS baru
        </SendButton>
      }
    >
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
          chosen={scan.photo}
          error={scan.error ?? approving.errorOf("payload")}
          onChange={scan.take}
        />
        {scan.merchant && (
          <Note tone={scan.merchant.nmid === proposed.nmid ? "green" : "red"}>
            Di kode cetak: <b>{scan.merchant.name}</b>, NMID {scan.merchant.nmid}.
            {scan.merchant.nmid !== proposed.nmid && " Ini bukan yang diusulkan. Jangan setujui."}
          </Note>
        )}
        <TextInput
          label="Atau ketik NMID di QRIS cetak"
          placeholder="ID10…"
          autoComplete="off"
          maxLength={40}
          value={nmid}
          error={approving.errorOf("nmid")}
          onChange={({ target }) => setNmid(target.value)}
        />
      </div>
      <IdentityFields value={identity} errorOf={approving.errorOf} onChange={setIdentity} />
      {approving.problem && <FieldError>{approving.problem}</FieldError>}
    </WorkDialog>
  );
}

/** What a photograph of the print says. */
function useScan() {
  const [photo, setPhoto] = useState<string>();
  const reading = useSend({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set("photo", file);
      return api.call("POST /api/admin/qris-merchants/read/", { body: {} }, { form });
    },
    onError() {},
  });
  const [read, setRead] = useState<Awaited<ReturnType<typeof reading.send>>>();
  return {
    photo,
    payload: read?.payload,
    merchant: read?.merchant,
    error: reading.errorOf("photo") ?? reading.problem,
    async take({ target }: ChangeEvent<HTMLInputElement>) {
      const [file] = target.files ?? [];
      if (!file) return;
      setPhoto(file.name);
      setRead(await reading.send(file));
    },
  };
}
