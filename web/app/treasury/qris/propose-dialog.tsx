import type { QrisMethod } from "@barakah/contract/payments/methods";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { type ChangeEvent, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { FieldError } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { FileField } from "../../ui/staff/file-field.tsx";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { IdentityFields, NOBODY, proofOf } from "../proposals/identity-fields.tsx";
import { MerchantCard } from "./merchant-card.tsx";
import { ACCOUNT_CHOICES } from "./words.ts";

/** From a photograph of the print, or its text; what it says is shown before anybody is asked to confirm it. */
export function ProposeDialog({ onClose }: { onClose(): void }) {
  const [form, setForm] = useState({ account: "qris-donasi" as QrisMethod, payload: "", reason: "" });
  const [identity, setIdentity] = useState(NOBODY);
  const [photo, setPhoto] = useState<string>();
  const change = (to: Partial<typeof form>) => setForm((before) => ({ ...before, ...to }));
  const reading = useSend({
    mutationFn: (sent: { payload: string } | File) => {
      if (!(sent instanceof File)) return api.call("POST /api/admin/qris-merchants/read/", { body: sent });
      const upload = new FormData();
      upload.set("photo", sent);
      return api.call("POST /api/admin/qris-merchants/read/", { body: {} }, { form: upload });
    },
    onSuccess: ({ payload }) => change({ payload }),
    onError() {},
  });
  const read = useRead(reading);
  const proposing = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/qris-merchants/", { body: { ...form, ...proofOf(identity) } }),
    success: "Diusulkan. Petugas keuangan lain memastikannya.",
    onError() {},
    refreshes: "everything",
  });

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setPhoto(file.name);
    await read.take(file);
  }
  return (
    <WorkDialog
      title="Usulkan QRIS"
      onClose={onClose}
      foot={
        <>
          <p className="min-w-0 flex-1 text-text-2">
            Berlaku setelah petugas keuangan lain memastikan nama dan NMID.
          </p>
          <SendButton sending={proposing} disabled={!read.merchant} onDone={onClose}>
            Usulkan
          </SendButton>
        </>
      }
    >
      <div className="bo-fields">
        <Select
          label="Untuk"
          options={ACCOUNT_CHOICES}
          value={form.account}
          onChange={({ target }) => change({ account: target.value as QrisMethod })}
        />
        <FileField
          label="Foto QRIS cetak"
          accept="image/*"
          prompt="Ambil atau pilih foto"
          chosen={photo}
          error={reading.errorOf("photo")}
          onChange={choose}
        />
        <TextArea
          label="Atau isi kodenya"
          hint="Teks panjang yang diawali 000201."
          rows={3}
          maxLength={700}
          value={form.payload}
          error={reading.errorOf("payload") ?? proposing.errorOf("payload")}
          onChange={({ target }) => change({ payload: target.value })}
          onBlur={() => form.payload && void read.take({ payload: form.payload })}
        />
        {read.merchant && (
          <MerchantCard merchant={read.merchant} more={["Kode pemeriksa", `${read.merchant.crc}, sah`]} />
        )}
        <TextArea
          label="Alasan"
          hint="Semua petugas membacanya."
          rows={2}
          maxLength={REASON_MOST}
          value={form.reason}
          error={proposing.errorOf("reason")}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <IdentityFields value={identity} errorOf={proposing.errorOf} onChange={setIdentity} />
        {(proposing.problem ?? reading.problem) && (
          <FieldError>{proposing.problem ?? reading.problem}</FieldError>
        )}
      </div>
    </WorkDialog>
  );
}

type Read = Awaited<ReturnType<typeof readNothing>>;
const readNothing = () => api.call("POST /api/admin/qris-merchants/read/", { body: {} });

/** What was read last; nothing while what is typed cannot be. */
function useRead(reading: { send(sent: { payload: string } | File): Promise<Read | undefined> }) {
  const [merchant, setMerchant] = useState<Read["merchant"]>();
  return {
    merchant,
    async take(sent: { payload: string } | File) {
      setMerchant((await reading.send(sent))?.merchant);
    },
  };
}
