import { UNDO_SCAN_MINUTES } from "@barakah/contract/events/undo-scan";
import { useState } from "react";
import { timeOfDay } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { spaced } from "../ticket-code.ts";
import { momentOf, type Scan } from "./judge-ticket.ts";

const UNDO_MS = UNDO_SCAN_MINUTES * 60_000;

const DID = { enter: "masuk", exit: "keluar", session: "dicatat hadir", handout: "diserahi" };
const until = (scan: Scan) => Date.parse(scan.at) + UNDO_MS;

/** The last scan of this phone, as long as its crew may take it back. */
export function useLastScan(scans: readonly Scan[]): Scan | undefined {
  const now = useNow();
  const last = scans.find(({ undone }) => !undone);
  return last && Math.abs(now - Date.parse(last.at)) < UNDO_MS ? last : undefined;
}

interface UndoProps {
  scan: Scan;
  onUndo(id: string, reason: string): unknown;
}

/** Who was scanned last, with a way back: the scan is struck, not deleted. */
export function UndoScan({ scan, onUndo }: UndoProps) {
  const [asking, setAsking] = useState(false);
  const name = scan.name || spaced(scan.code);
  return (
    <section aria-label="Pindaian terakhir" className="bg-[#1f2924] print:hidden">
      <div className="flex items-center gap-3 px-4 py-2.5">
        <Icon name="check-circle-fill" size={24} className="text-[#4cc38a]" />
        <p className="min-w-0 flex-1 text-sm">
          <b className="block wrap-anywhere">
            {name} {DID[scan.kind]}, {timeOfDay(momentOf(scan))}
          </b>
          {scan.result === undefined ? "belum terkirim" : "terkirim"}
        </p>
        <button
          type="button"
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
          className="flex min-h-11 flex-none items-center gap-2 rounded-md bg-[#ffffff] px-3.5 font-bold text-[#111814]"
        >
          <Icon name="arrow-counter-clockwise" size={18} />
          Urungkan
        </button>
      </div>
      {asking && <Reasons name={name} scan={scan} onUndo={onUndo} />}
    </section>
  );
}

function Reasons({ name, scan, onUndo }: UndoProps & { name: string }) {
  const reasons: [icon: IconName, reason: string, text: string][] = [
    ["users-three", `Orangnya bukan ${name}`, "Tiket dipinjamkan, atau QR tertukar"],
    ["clock", "Belum jadi", "Masih menunggu di luar"],
    ["copy", "Terpindai dua kali", "Yang ini dicoret"],
  ];
  return (
    <div className="px-4 pb-4">
      <h2 className="text-lg">Salah pindai?</h2>
      <p className="mb-2 text-sm text-[#b9c4bd]">
        Pindaian ini tidak dihitung lagi. Ia tidak dihapus, hanya dicoret dengan namamu.
      </p>
      <ul className="divide-y divide-[#3a443e] rounded-md bg-[#161d19]">
        {reasons.map(([icon, reason, text]) => (
          <li key={reason} className="flex items-center gap-3 px-3.5 py-2.5">
            <Icon name={icon} size={24} className="text-[#4cc38a]" />
            <span className="min-w-0 flex-1">
              <b className="block wrap-anywhere">{reason}</b>
              <small className="text-[#b9c4bd]">{text}</small>
            </span>
            <button
              type="button"
              aria-label={`Pilih: ${reason}`}
              onClick={() => onUndo(scan.id, reason)}
              className="min-h-11 flex-none rounded-md bg-[#2a322d] px-3.5 font-bold"
            >
              Pilih
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-[#b9c4bd]">
        Bisa diurungkan dari HP ini sampai{" "}
        {timeOfDay(new Date(until(scan) + (scan.offset ?? 0)).toISOString())}. Sesudahnya lewat papan panitia.
      </p>
    </div>
  );
}
