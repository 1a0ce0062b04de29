import type { QrisMethod } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { CopyField } from "../../ui/copy-field.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { IdentityFields, NOBODY, proofOf } from "../proposals/identity-fields.tsx";
import { devicesQuery } from "./queries.ts";
import { ACCOUNT_CHOICES } from "./words.ts";

/** A phone or a mail rule gets a key of its own, which is seen here and never again. */
export function PairDialog({ onClose }: { onClose(): void }) {
  const [form, setForm] = useState({ name: "", account: "qris-donasi" as QrisMethod, package: "" });
  const [identity, setIdentity] = useState(NOBODY);
  const [paired, setPaired] = useState<{ id: string; secret: string }>();
  const change = (to: Partial<typeof form>) => setForm((before) => ({ ...before, ...to }));
  const pairing = useSend({
    mutationFn: () => {
      const { name, account } = form;
      const packages = form.package.split(/[\s,]+/).filter(Boolean);
      return api.call("POST /api/admin/notice-devices/", {
        body: { name, account, packages, ...proofOf(identity) },
      });
    },
    onSuccess: setPaired,
    onError() {},
    refreshes: "everything",
  });
  if (paired) return <Paired {...paired} name={form.name} onClose={onClose} />;
  return (
    <WorkDialog
      title="Pasangkan perangkat"
      onClose={onClose}
      foot={
        <Button size="sm" className="btn-40 ml-auto" busy={pairing.busy} onClick={() => pairing.send()}>
          Buat kunci
        </Button>
      }
    >
      <div className="bo-fields">
        <TextInput
          label="Nama perangkat"
          placeholder="HP Bendahara"
          maxLength={60}
          value={form.name}
          error={pairing.errorOf("name")}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Select
          label="Untuk"
          options={ACCOUNT_CHOICES}
          value={form.account}
          onChange={({ target }) => change({ account: target.value as QrisMethod })}
        />
        <TextInput
          label="Aplikasi yang boleh dibaca"
          hint="Nama paket aplikasi bank. Aplikasi pesan tidak pernah diterima."
          placeholder="id.bankcontoh.mobile"
          autoComplete="off"
          value={form.package}
          error={pairing.errorOf("packages") ?? pairing.errorOf("packages.0")}
          onChange={({ target }) => change({ package: target.value })}
        />
        <IdentityFields value={identity} errorOf={pairing.errorOf} onChange={setIdentity} />
        {pairing.problem && <FieldError>{pairing.problem}</FieldError>}
      </div>
    </WorkDialog>
  );
}

interface PairedProps {
  id: string;
  secret: string;
  name: string;
  onClose(): void;
}

function Paired({ id, secret, name, onClose }: PairedProps) {
  const { data = [] } = useQuery({ ...devicesQuery, refetchInterval: 3000 });
  const heard = data.find((device) => device.id === id)?.last_seen;
  return (
    <WorkDialog
      title={`Pasangkan ‘${name}’`}
      onClose={onClose}
      foot={
        <Button size="sm" className="btn-40 ml-auto" onClick={onClose}>
          {heard ? "Selesai" : "Tutup, lanjutkan nanti"}
        </Button>
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
        <div role="status">
          {heard ? (
            <Note tone="green">
              <b>Percobaan diterima.</b> Perangkat ini terdengar.
            </Note>
          ) : (
            <Note tone="info">
              <b>Menunggu notifikasi percobaan…</b> Tekan ‘Kirim’ di HP itu.
            </Note>
          )}
        </div>
      </div>
    </WorkDialog>
  );
}
