import type { QrisMethod } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { CopyField } from "../../ui/copy-field.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { IdentityFields, NOBODY, proofOf } from "../proposals/identity-fields.tsx";
import { ACCOUNT_CHOICES } from "./qris-states.ts";
import { devicesQuery } from "./queries.ts";

/** Pairs a phone or mail rule. Its secret is shown once. */
export function PairDialog({ onClose }: { onClose(): void }) {
  const [paired, setPaired] = useState<{ id: string; secret: string; waits: boolean }>();
  const form = useDialogForm({
    initial: { name: "", account: "qris-donasi" as QrisMethod, packages: "", wording: "", ...NOBODY },
    send: ({ packages, name, account, wording, ...identity }) =>
      api.call("POST /api/admin/notice-devices/", {
        body: {
          ...{ name, account, wording, packages: packages.split(/[\s,]+/).filter(Boolean) },
          ...proofOf(identity),
        },
      }),
    onDone: setPaired,
    onClose,
  });
  if (paired) return <Paired {...paired} name={form.values.name} onClose={onClose} />;
  return (
    <FormDialog form={form} title="Pasangkan perangkat" submit="Buat kunci">
      <TextInput label="Nama perangkat" placeholder="HP Bendahara" maxLength={60} {...form.field("name")} />
      <Select label="Untuk" options={ACCOUNT_CHOICES} {...form.field("account")} />
      <TextInput
        label="Aplikasi yang boleh dibaca"
        hint="Nama paket aplikasi bank. Aplikasi pesan dan surel jangan: siapa saja bisa menulis di sana."
        placeholder="co.id.bankbsi.superapp"
        autoComplete="off"
        {...form.field("packages", form.errorOf("packages.0"))}
      />
      <TextInput
        label="Pola notifikasi"
        optional
        hint="Hanya untuk aplikasi yang belum kami kenal. Orang kedua memeriksanya juga."
        placeholder="Anda menerima dana {nominal} dari {pengirim}"
        {...form.field("wording")}
      />
      <IdentityFields form={form} />
    </FormDialog>
  );
}

interface PairedProps {
  id: string;
  secret: string;
  /** For a second person, before whose word it is not heard. */
  waits: boolean;
  name: string;
  onClose(): void;
}

function Paired({ id, secret, waits, name, onClose }: PairedProps) {
  const { data = [] } = useQuery({ ...devicesQuery, refetchInterval: 3000 });
  const device = data.find((one) => one.id === id);
  const heard = device?.last_seen;
  return (
    <WorkDialog
      title={`Pasangkan ‘${name}’`}
      onClose={onClose}
      foot={
        <SmallButton className="ml-auto" onClick={onClose}>
          {heard ? "Selesai" : "Tutup, lanjutkan nanti"}
        </SmallButton>
      }
    >
      <div className="bo-fields">
        <p>
          Isi di aplikasi penerus (MacroDroid, Tasker, atau aturan e-mail). Panduannya ada di docs/qris.md.
        </p>
        <CopyField caption="1. Kode perangkat (X-Device)" value={id} label="Kode">
          {id.slice(0, 4)} {id.slice(4)}
        </CopyField>
        <CopyField caption="2. Kunci rahasia, hanya terlihat sekali" value={secret} label="Kunci">
          <code className="text-sm font-regular break-all">{secret}</code>
        </CopyField>
        <CopyField
          caption="3. Alamat tujuan"
          value={`${window.location.origin}/api/payments/notices/`}
          label="Alamat"
        >
          <code className="text-sm font-regular break-all">/api/payments/notices/</code>
        </CopyField>
        <p className="text-sm text-text-2">
          Kepala <code>X-Timestamp</code>: waktu kirim dalam milidetik. Kepala <code>X-Signature</code>:
          HMAC-SHA256 dari <code>X-Timestamp</code>, satu titik, lalu isi persis seperti dikirim, dengan kunci
          di atas, dalam heksadesimal.
        </p>
        <div role="status">
          {heard ? (
            <Note tone="green">
              <b>Percobaan diterima.</b> Perangkat ini terdengar.
            </Note>
          ) : (
            <Note tone="info">
              {waits && !device ? (
                <>
                  <b>Perlu orang kedua.</b> Sudah diajukan: perangkat ini didengar setelah petugas keuangan
                  lain menyetujuinya di Persetujuan. Simpan dulu kode dan kuncinya di HP itu.
                </>
              ) : (
                <>
                  <b>Menunggu notifikasi percobaan…</b> Tekan ‘Kirim’ di HP itu.
                </>
              )}
            </Note>
          )}
        </div>
      </div>
    </WorkDialog>
  );
}
