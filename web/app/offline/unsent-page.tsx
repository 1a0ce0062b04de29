import { useEffect, useState } from "react";
import { Link } from "react-router";
import { rupiah, timeOfDay } from "../platform/format.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { Button } from "../ui/form/button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { Card } from "../ui/layout/card.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { type BadgeTone, StatusBadge } from "../ui/status-badge.tsx";
import { removeProof, type StoredProof, storedProofs } from "./proof-store.ts";
import { sendWaiting } from "./send-waiting.ts";

const STATE: Record<StoredProof["state"], { label: string; tone: BadgeTone; when: string }> = {
  menunggu: { label: "Menunggu", tone: "wait", when: "disimpan" },
  ditolak: { label: "Ditolak", tone: "no", when: "dicoba" },
  terkirim: { label: "Terkirim", tone: "ok", when: "disimpan" },
};

/** Proofs that are kept on this device: waiting for a signal, refused, or sent. */
export default function UnsentPage() {
  const [proofs, setProofs] = useState<StoredProof[]>();
  useEffect(() => {
    const read = () => void storedProofs().then(setProofs, () => setProofs([]));
    read();
    void sendWaiting().catch(() => undefined);
    addEventListener("bukti", read);
    return () => removeEventListener("bukti", read);
  }, []);
  return (
    <AppShell header={<PageHeader title="Bukti Belum Terkirim" back="/" isHeading />}>
      <PageMeta title="Bukti Belum Terkirim" description="Bukti transfer yang tersimpan di HP ini." noindex />
      {proofs?.some(({ state }) => state === "menunggu") && (
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
        <StateScreen heading="Tidak ada bukti yang menunggu" text="Semua yang kamu kirim sudah sampai." />
      )}
      <ul className="flex flex-col gap-3 p-4">
        {proofs?.map((proof) => (
          <Stored key={proof.id} proof={proof} />
        ))}
      </ul>
      <p className="px-8 text-center text-sm text-text-2">
        Tetap tersimpan walau halaman ditutup, HP dimatikan, atau kamu keluar dari akun.
      </p>
    </AppShell>
  );
}

function Stored({ proof }: { proof: StoredProof }) {
  const { label, tone, when } = STATE[proof.state];
  async function remove() {
    await removeProof(proof.id);
    dispatchEvent(new Event("bukti"));
  }
  return (
    <Card as="li" className="p-4">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <p className="mt-1.5 font-bold">{proof.title}</p>
      <p className="text-sm text-text-2">
        {rupiah(proof.amount)} · {when} {timeOfDay(proof.at)}
      </p>
      {proof.state === "ditolak" && <p className="mt-1 text-sm text-danger">{proof.said}</p>}
      <div className="mt-1 flex flex-wrap gap-3">
        {proof.state === "menunggu" && (
          <Button variant="quiet" size="sm" className="-ml-3.5" onClick={() => void sendWaiting()}>
            Kirim sekarang
          </Button>
        )}
        {proof.page && (
          <Link
            to={proof.page}
            className="inline-flex min-h-11 items-center text-sm font-bold text-primary-text"
          >
            Lihat pembayaran
          </Link>
        )}
        {proof.state !== "menunggu" && (
          <Button variant="quiet" size="sm" onClick={() => void remove()}>
            Hapus
          </Button>
        )}
      </div>
    </Card>
  );
}
