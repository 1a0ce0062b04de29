import { useEffect, useState } from "react";
import { PROOFS_CHANGED } from "../platform/device-keys.ts";
import { rupiah, timeOfDay } from "../platform/format.ts";
import { withNext } from "../platform/next-path.ts";
import { sessionStore } from "../platform/session.ts";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { Card } from "../ui/layout/card.tsx";
import { type BadgeTone, StatusBadge } from "../ui/status-badge.tsx";
import { isOurs, type StoredProof as Proof, removeProof } from "./proof-store.ts";
import { sendWaiting } from "./send-waiting-proofs.ts";

const STATE: Record<Proof["state"], { label: string; tone: BadgeTone; when: string }> = {
  menunggu: { label: "Menunggu", tone: "wait", when: "disimpan" },
  ditolak: { label: "Ditolak", tone: "no", when: "dicoba" },
  terkirim: { label: "Terkirim", tone: "ok", when: "terkirim" },
};

const waitsFor = (proof: Proof) =>
  isOurs(proof)
    ? "Dicoba lagi setiap menit."
    : "Menunggu kamu kembali dengan akun yang dipakai saat mengisinya.";

export function StoredProof({ proof }: { proof: Proof }) {
  // Somebody else may hold the phone by now: of a proof that waits for another account, only that it waits is shown.
  const shown = isOurs(proof);
  const { label, tone, when } = STATE[proof.state];
  return (
    <Card as="li" className="flex items-start gap-3 p-3">
      {shown && <Picture of={proof.picture} />}
      <div className="min-w-0 flex-1 pt-1">
        <StatusBadge tone={tone}>{label}</StatusBadge>
        <p className="mt-1.5 font-bold">{shown ? proof.title : "Bukti transfer dari akun lain"}</p>
        <p className="text-sm text-text-2">
          {shown && `${rupiah(proof.amount)} · `}
          {when} {timeOfDay(proof.at)}
        </p>
        {proof.state === "menunggu" && <p className="mt-2 text-sm text-text-2">{waitsFor(proof)}</p>}
        {proof.state === "ditolak" && shown && <p className="mt-2 text-sm text-danger">{proof.said}</p>}
        <div className="mt-1 -ml-3.5 flex flex-wrap gap-x-1">
          <WayOn proof={proof} />
        </div>
      </div>
    </Card>
  );
}

function WayOn({ proof }: { proof: Proof }) {
  async function remove() {
    await removeProof(proof.id);
    dispatchEvent(new Event(PROOFS_CHANGED));
  }
  if (!isOurs(proof)) return <SignIn />;
  if (proof.state === "menunggu")
    return (
      <Button variant="quiet" size="sm" onClick={() => void sendWaiting().catch(() => undefined)}>
        Kirim sekarang
      </Button>
    );
  return (
    <>
      {proof.page && (
        <LinkButton to={proof.page} variant="quiet" size="sm">
          Lihat pembayaran
          <Icon name="caret-right-bold" size={16} />
        </LinkButton>
      )}
      {proof.state === "ditolak" && (
        <LinkButton to={proof.again} variant="quiet" size="sm">
          Isi ulang formulir
        </LinkButton>
      )}
      <Button variant="quiet" size="sm" onClick={() => void remove()}>
        Hapus
      </Button>
    </>
  );
}

/** Only its sender can send it; others have to sign out first. */
function SignIn() {
  const other = sessionStore.read();
  return (
    <LinkButton to={other ? "/login" : withNext("/login", "/bukti-belum-terkirim")} variant="quiet" size="sm">
      {other ? "Ganti akun" : "Login"}
    </LinkButton>
  );
}

function Picture({ of }: { of: Blob }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(of);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [of]);
  return (
    <div className="h-[74px] w-[58px] flex-none overflow-hidden rounded-sm border border-border bg-surface-2">
      {address && <img src={address} alt="Bukti transfermu" className="size-full object-cover object-top" />}
    </div>
  );
}
