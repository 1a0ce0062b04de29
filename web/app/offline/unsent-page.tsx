import { useEffect, useState } from "react";
import { PROOFS_CHANGED } from "../platform/device-keys.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { isOurs, type StoredProof as Proof, storedProofs } from "./proof-store.ts";
import { sendWaiting } from "./send-waiting-proofs.ts";
import { StoredProof } from "./stored-proof.tsx";

/** Proofs on this device: waiting, refused or sent. */
export default function UnsentPage() {
  const [proofs, setProofs] = useState<Proof[]>();
  useEffect(() => {
    const read = () => void storedProofs().then(setProofs, () => setProofs([]));
    read();
    void sendWaiting().catch(() => undefined);
    addEventListener(PROOFS_CHANGED, read);
    return () => removeEventListener(PROOFS_CHANGED, read);
  }, []);
  return (
    <AppShell header={<PageHeader title="Status Bukti" back="/" isHeading />}>
      <PageMeta title="Status Bukti" description="Bukti transfer yang tersimpan di HP ini." noindex />
      {proofs?.some((proof) => proof.state === "menunggu" && isOurs(proof)) && (
        <section className="flex gap-3 bg-surface p-4">
          <Icon name="cloud-slash" size={24} className="text-accent-text" />
          <div>
            <h2 className="text-lg">Menunggu sinyal</h2>
            <p className="text-sm text-text-2">
              Bukti tersimpan di HP ini dan terkirim sendiri, satu kali saja, begitu sinyal kembali.
            </p>
          </div>
        </section>
      )}
      {proofs?.length === 0 && (
        <StateScreen
          heading="Tidak ada bukti yang menunggu"
          text="Tidak ada bukti transfer yang tersimpan di HP ini."
        />
      )}
      <ul className="flex flex-col gap-3 p-4">
        {proofs?.map((proof) => (
          <StoredProof key={proof.id} proof={proof} />
        ))}
      </ul>
      <noscript>
        <p className="p-4">
          Halaman ini membaca HP-mu sendiri, dan untuk itu butuh JavaScript. Yang sudah terkirim ada di{" "}
          <a href="/cek-donasi">Cek Donasi</a>.
        </p>
      </noscript>
      {proofs && proofs.length > 0 && (
        <p className="px-8 text-center text-sm text-text-2">
          Tetap tersimpan walau halaman ditutup, HP dimatikan, atau kamu keluar dari akun.
        </p>
      )}
    </AppShell>
  );
}
