import type { QrisMethod } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { IdentityFields, NOBODY, proofOf } from "../../accounts/index.ts";
import { api } from "../../platform/browser-api.ts";
import { CopyField } from "../../ui/copy-field.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { ACCOUNT_CHOICES } from "./qris-states.ts";
import { devicesQuery } from "./queries.ts";

/** Pairs a phone or mail rule. Its secret is shown once. */
export function PairDialog({ onClose }: { onClose(): void }) {
  const [paired, setPaired] = useState<Omit<PairedProps, "name" | "onClose">>();
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
    <FormDialog form={form} title="Pasangkan HP" submit="Buat kode QR">
      <TextInput label="Nama HP" placeholder="HP Bendahara" maxLength={60} {...form.field("name")} />
      <Select label="Untuk" options={ACCOUNT_CHOICES} {...form.field("account")} />
      <TextInput
        label="Aplikasi yang boleh dibaca"
        hint="Nama paket aplikasi bank, ada di Setelan Android, Info aplikasi. Aplikasi pesan dan e-mail jangan: siapa saja bisa menulis di sana."
        placeholder="co.id.bankbsi.superapp"
        autoComplete="off"
        {...form.field("packages", form.errorOf("packages.0"))}
      />
      <TextInput
        label="Contoh pesan bank, dengan letak nominalnya"
        optional
        hint="Hanya untuk aplikasi bank yang belum kami kenal: salin pesannya, ganti nominalnya dengan {nominal} dan pengirimnya dengan {pengirim}. Orang kedua memeriksanya juga."
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
  /** Opens the page of the phone with its key. */
  qr_svg: string;
  /** Waits for a second person; until then its notices are rejected. */
  waits: boolean;
  name: string;
  onClose(): void;
}

function Paired({ id, secret, qr_svg, waits, name, onClose }: PairedProps) {
  const { data = [] } = useQuery({ ...devicesQuery, refetchInterval: 3000 });
  const device = data.find((one) => one.id === id);
  const heard = device?.last_seen;
  return (
    <WorkDialog
      title={`Pasangkan ‘${name}’`}
      onClose={onClose}
      foot={
        <SmallButton variant={heard ? "primary" : "line"} className="ml-auto" onClick={onClose}>
          {heard ? "Selesai" : "Tutup, lanjutkan nanti"}
        </SmallButton>
      }
    >
      <div className="bo-fields">
        <ol className="list-decimal space-y-1 pl-5">
          <li>Buka kamera HP yang menerima notifikasi bank, lalu pindai kode ini.</li>
          <li>Di halaman yang terbuka tekan ‘Kirim percobaan’.</li>
          <li>Ikuti langkah di halaman itu untuk memasang penerusnya.</li>
        </ol>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
          alt="Kode QR untuk HP pengabar"
          width={256}
          height={256}
          className="mx-auto rounded-md bg-white"
        />
        <p className="text-sm text-text-2">
          Kode QR ini memuat kunci HP dan hanya terlihat sekali. Jangan difoto dengan HP lain atau dikirim
          lewat pesan.
        </p>
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            Tanpa kamera: salin sendiri
          </summary>
          <CopyField caption="Kode HP (X-Device)" value={id} label="Kode">
            {id.slice(0, 4)} {id.slice(4)}
          </CopyField>
          <CopyField caption="Kunci HP" value={secret} label="Kunci">
            <code className="text-sm font-regular break-all">{secret}</code>
          </CopyField>
          <CopyField
            caption="Alamat tujuan"
            value={`${window.location.origin}/api/payments/notices/`}
            label="Alamat"
          >
            <code className="text-sm font-regular break-all">/api/payments/notices/</code>
          </CopyField>
        </details>
        <div role="status">
          {heard ? (
            <Note tone="green">
              <b>Percobaan diterima.</b> HP ini dikenal. Selesaikan langkah 3 di HP itu.
            </Note>
          ) : (
            <Note tone="info">
              {waits && !device ? (
                <>
                  <b>Perlu orang kedua.</b> Sudah diajukan: HP ini didengar setelah petugas keuangan lain
                  menyetujuinya di Persetujuan. Pindai dulu kodenya sekarang, percobaannya nanti.
                </>
              ) : (
                <>
                  <b>Menunggu percobaan dari HP itu…</b> Tekan ‘Kirim percobaan’ di sana.
                </>
              )}
            </Note>
          )}
        </div>
      </div>
    </WorkDialog>
  );
}
