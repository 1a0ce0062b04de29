import type { QrisAccount } from "@barakah/contract";
import type { QrisMethod } from "@barakah/contract/payments/methods";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { IdentityFields, NOBODY, proofOf } from "../../accounts/index.ts";
import { api } from "../../platform/browser-api.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { FileField } from "../../ui/staff/file-field.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { MerchantCard } from "./merchant-card.tsx";
import { ACCOUNT_CHOICES } from "./qris-states.ts";

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

const readQris = (sent: { payload: string } | File) => {
  if (!(sent instanceof File)) return api.call("POST /api/admin/qris-merchants/read/", { body: sent });
  const form = new FormData();
  form.set("photo", sent);
  return api.call("POST /api/admin/qris-merchants/read/", { body: {} }, { form });
};

function useQrisReader(onRead?: (payload: string) => void) {
  const [photo, setPhoto] = useState<File>();
  const [read, setRead] = useState<Awaited<ReturnType<typeof readQris>>>();
  const reading = useSend({
    mutationFn: readQris,
    onSuccess: ({ payload }) => onRead?.(payload),
    onError() {},
  });
  return {
    photo,
    read,
    problem: reading.problem,
    errorOf: reading.errorOf,
    async take(sent: { payload: string } | File) {
      if (sent instanceof File) setPhoto(sent);
      setRead(await reading.send(sent));
    },
  };
}
