import { timeOfDay, wholeNumber } from "../../platform/format.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { type Known, type Mode, momentOf, type Scan, type ScanList } from "./judge-ticket.ts";
import { isNews } from "./use-scanner.ts";
import { PanelButton } from "./verdict-panel.tsx";

const COUNTED = {
  enter: "sudah masuk",
  exit: "sedang di luar",
  session: "sudah hadir",
  handout: "sudah diserahkan",
};

interface FiguresProps {
  list: ScanList;
  scans: readonly Scan[];
  mode: Mode;
}

/** Whether it counts in this mode: by what only this phone knows, otherwise by the list. */
function isDone(ticket: Known, { kind, sessionId }: Mode, own: readonly Scan[]) {
  const isTurn = kind === "enter" || kind === "exit";
  const fresh = own.find(
    (scan) => !scan.listed && (isTurn ? scan.session_id === null : scan.session_id === sessionId),
  );
  if (kind === "exit") return fresh ? fresh.kind === "exit" : Boolean(ticket.left);
  return (
    fresh !== undefined || (isTurn ? ticket.entered : ticket.done.some((one) => one.session_id === sessionId))
  );
}

/** Figures of what is being scanned for now. */
export function Figures({ list, scans, mode }: FiguresProps) {
  const own = new Map<string, Scan[]>();
  for (const scan of scans)
    if (!scan.undone || scan.undone.done === false) own.set(scan.hash, [...(own.get(scan.hash) ?? []), scan]);
  const valid = list.tickets.filter(({ state }) => state === "valid");
  const here = scans.filter(
    ({ kind, session_id, undone }) => !undone && kind === mode.kind && session_id === mode.sessionId,
  );
  const figures = [
    [valid.filter((ticket) => isDone(ticket, mode, own.get(ticket.hash) ?? [])).length, COUNTED[mode.kind]],
    [valid.length, "terdaftar"],
    [new Set(here.map(({ hash }) => hash)).size, "oleh HP ini"],
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
      {scans.slice(0, LAST).map((scan) => {
        const { id, kind, name, code, result, other, undone } = scan;
        const [tone, word] = result ? WORD[result] : (["info", "Belum terkirim"] as const);
        const isStruck = undone && undone.done !== false;
        return (
          <li key={id} className="flex flex-wrap items-center gap-2 py-2 text-sm">
            <StatusBadge tone={isStruck ? "mute" : tone}>{isStruck ? "Dicoret" : word}</StatusBadge>
            <span className={`min-w-0 flex-1 wrap-anywhere ${isStruck ? "line-through" : ""}`}>
              {name || code}
              {kind === "exit" && " keluar"}
              {other &&
                ` · ${result === "duplicate" ? "lebih dahulu" : "juga"} ${timeOfDay(other.at)} oleh ${other.by}`}
            </span>
            <span>{timeOfDay(momentOf(scan))}</span>
          </li>
        );
      })}
    </ul>
  );
}

const ENDED = {
  void: "tiketnya sudah dibatalkan",
  unpaid: "belum dibayar",
  unknown: "kodenya tidak ada di acara ini",
} as const;

interface NoticeProps {
  scans: readonly Scan[];
  onSeen(): void;
}

/** Tells the phone whom it let in although the ticket had ended by then. */
export function EndedNotice({ scans, onSeen }: NoticeProps) {
  const found = scans.filter((scan) => isNews(scan) && scan.result && scan.result in ENDED);
  if (found.length === 0) return null;
  return (
    <div role="alert" data-ended={found.length} className="bg-[#a61b1b] p-4 text-[#ffffff] print:hidden">
      <p className="text-xl font-extrabold">
        {found.length === 1 ? "Tercatat, padahal tidak sah" : `${found.length} tercatat, padahal tidak sah`}
      </p>
      <ul className="mt-1">
        {found.slice(0, 5).map((scan) => (
          <li key={scan.id} className="wrap-anywhere">
            <b>{scan.name || scan.code}</b>, {timeOfDay(momentOf(scan))}:{" "}
            {ENDED[scan.result as keyof typeof ENDED]}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm">
        Daftar di HP ini belum memuatnya waktu itu. Panitia di papan juga diberi tahu.
      </p>
      <div className="mt-3 flex">
        <PanelButton filled onClick={onSeen}>
          Mengerti
        </PanelButton>
      </div>
    </div>
  );
}

/** Tells both phones that one ticket was shown to both, once they know it. */
export function DuplicateNotice({ scans, onSeen }: NoticeProps) {
  const found = scans.filter((scan) => isNews(scan) && scan.other);
  if (found.length === 0) return null;
  return (
    <div role="alert" data-duplicates={found.length} className="bg-[#f2c14e] p-4 text-[#241a00] print:hidden">
      <p className="text-xl font-extrabold">
        {found.length === 1 ? "Satu tiket dipindai di dua HP" : `${found.length} tiket dipindai di dua HP`}
      </p>
      <ul className="mt-1">
        {found.slice(0, 5).map((scan) => (
          <li key={scan.id} className="wrap-anywhere">
            <b>{scan.name || scan.code}</b>: {timeOfDay(momentOf(scan))} di HP ini,{" "}
            {timeOfDay(scan.other?.at ?? scan.at)} oleh {scan.other?.by}
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
