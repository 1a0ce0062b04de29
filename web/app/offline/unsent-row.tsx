import { useEffect, useState } from "react";
import { DockRow } from "../ui/layout/dock-row.tsx";
import { type StoredProof, storedProofs } from "./proof-store.ts";

const isUnsent = ({ state }: StoredProof) => state !== "terkirim";

/** Cannot be dismissed: money depends on it. */
export default function UnsentRow() {
  const [proofs, setProofs] = useState<StoredProof[]>([]);
  useEffect(() => {
    void storedProofs().then(
      (all) => setProofs(all.filter(isUnsent)),
      () => undefined,
    );
  }, []);
  if (proofs.length === 0) return null;
  const refused = proofs.some(({ state }) => state === "ditolak");
  return (
    <DockRow
      label="Bukti transfer di HP ini"
      to="/bukti-belum-terkirim"
      above={`${proofs.length} bukti transfer ${refused ? "belum diterima" : "menunggu dikirim"}`}
      text={refused ? "Lihat alasannya dan kirim lagi" : "Lihat yang menunggu"}
    />
  );
}
