import { timeOfDay, wholeNumber } from "../../platform/format.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { Mode, Scan, ScanList } from "./verdict.ts";
import { PanelButton } from "./verdict-panel.tsx";

const COUNTED = { enter: "sudah masuk", session: "sudah hadir", handout: "sudah diserahkan" };

interface FiguresProps {
  list: ScanList;
  scans: readonly Scan[];
  mode: Mode;
}

/** Of what is being scanned for now. */
export function Figures({ list, scans, mode: { kind, sessionId } }: FiguresProps) {
  const own = new Set(
    scans.filter((scan) => scan.kind === kind && scan.session_id === sessionId).map(({ hash }) => hash),
  );
  const valid = list.tickets.filter(({ state }) => state === "valid");
  const isDone = ({ entered, done, hash }: ScanList["tickets"][number]) =>
    own.has(hash) || (kind === "enter" ? entered : done.some(({ session_id }) => session_id === sessionId));
  const figures = [
    [valid.filter(isDone).length, COUNTED[kind]],
    [valid.length, "terdaftar"],
    [own.size, "oleh HP ini"],
  ] as const;
  return (
    <dl className="flex divide-x divide-[#3a443e] py-3 text-center print:hidden">
      {figures.map(([count, of]) => (
        <div key={of} className="flex flex-1 flex-col-reverse">
          <dt className="text-xs text-[#b9c4bd]">{of}</dt>
          <dd className="text-2xl font-extrabold">{wholeNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

const WORD = {
  accepted: ["ok", "Dicatat"],
  duplicate: ["wait", "Dua kali"],
  unpaid: ["wait", "Belum dibayar"],
  void: ["no", "Dibatalkan"],
  unknown: ["no", "Tidak dikenal"],
} as const;
const LAST = 50;

export function LastScans({ scans }: { scans: readonly Scan[] }) {
  if (scans.length === 0) return <p className="pb-3 text-sm">Belum ada.</p>;
  return (
    <ul className="divide-y divide-[#3a443e] pb-2">
      {scans.slice(0, LAST).map(({ id, name, code, at, result, other }) => {
        const [tone, word] = result ? WORD[result] : (["info", "Belum terkirim"] as const);
        return (
          <li key={id} className="flex flex-wrap items-center gap-2 py-2 text-sm">
            <StatusBadge tone={tone}>{word}</StatusBadge>
            <span className="min-w-0 flex-1">
              {name || code}
              {other &&
                ` · ${result === "duplicate" ? "lebih dahulu" : "juga"} ${timeOfDay(other.at)} oleh ${other.by}`}
            </span>
            <span>{timeOfDay(at)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Tells both phones that one ticket was shown to both, once they know it. */
export function DuplicateNotice({ scans, onSeen }: { scans: readonly Scan[]; onSeen(): void }) {
  const found = scans.filter(({ other, seen }) => other && !seen);
  if (found.length === 0) return null;
  return (
    <div role="alert" data-duplicates={found.length} className="bg-[#f2c14e] p-4 text-[#241a00] print:hidden">
      <p className="text-xl font-extrabold">
        {found.length === 1 ? "Satu tiket dipindai di dua HP" : `${found.length} tiket dipindai di dua HP`}
      </p>
      <ul className="mt-1">
        {found.slice(0, 5).map(({ id, name, code, at, other }) => (
          <li key={id} className="wrap-anywhere">
            <b>{name || code}</b>: {timeOfDay(at)} di HP ini, {timeOfDay(other?.at ?? at)} oleh {other?.by}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex">
        <PanelButton filled onClick={onSeen}>
          Mengerti
        </PanelButton>
      </div>
    </div>
  );
}
