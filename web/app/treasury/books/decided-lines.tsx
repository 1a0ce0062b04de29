import type { DecidedLine } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { date, timeOfDay } from "../../platform/format.ts";
import { Keys } from "../../ui/staff/keys.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { Panel } from "../../ui/staff/work-page.tsx";
import { signed } from "./money.ts";
import { To } from "./money-list.tsx";
import { decidedQuery } from "./queries.ts";
import { isPlain, UndoMatch, useUndoing } from "./use-undoing.tsx";

const BECAME: Record<string, string> = {
  unidentified: "Belum tahu dari siapa",
  ignored: "Diabaikan",
  charge: "Biaya bank",
  courier: "Bayar kurir",
  payout: "Penyaluran dana",
  refund: "Pengembalian dana",
  store: "Pencairan toko",
};
const ELSEWHERE: Partial<Record<DecidedLine["undo"], { words: string; path: string }>> = {
  lump: { words: "Pelunasan penyedia", path: "/admin/penyedia" },
  cash: { words: "Setoran kas", path: "/admin/kas?daftar=setoran" },
  return: { words: "Transfer yang kembali", path: "/admin/mutasi?status=matched" },
  several: { words: "Beberapa pembayaran", path: "/admin/mutasi?status=matched" },
};

const KEYS = [
  [["N"], "daftar berikut"],
  [["J", "K"], "pindah"],
  [["Enter"], "selesaikan"],
  [["G"], "bukukan biaya bank"],
  [["Z"], "urungkan"],
] as const;

/** The latest decisions about this bank's lines, with undo. */
export function DecidedLines({ bank }: { bank: Bank }) {
  const { data } = useQuery(decidedQuery(bank));
  const lines = data?.lines ?? [];
  const undoing = useUndoing();
  const undoLast = () => undoing.undo(lastAct(lines));
  useShortcuts({ z: undoLast });
  return (
    <Panel
      title="Baru saja dicocokkan"
      note="Dapat diurungkan; buku mencatat lawannya, tidak ada yang dihapus"
      action={
        lines[0] && !ELSEWHERE[lines[0].undo] ? (
          <SmallButton variant="line" busy={undoing.busy} onClick={undoLast}>
            Urungkan terakhir <kbd>Z</kbd>
          </SmallButton>
        ) : undefined
      }
      bare
    >
      <ul>
        {lines.map((line) => (
          <li
            key={`${line.kind}${line.id}`}
            className="grid grid-cols-[128px_minmax(0,1fr)_130px_150px_104px] items-center gap-3 border-t border-border px-4.5 py-2 *:last:justify-self-end page-51:grid-cols-[minmax(0,1fr)_auto] page-51:gap-y-0.5 page-51:px-4 page-51:py-3 page-51:*:last:col-start-2 page-51:*:last:row-start-2"
          >
            <time
              dateTime={line.at}
              className="text-text-2 page-51:col-start-1 page-51:row-start-2 page-51:text-[0.75rem]"
            >
              {date(line.at)} {timeOfDay(line.at)}
            </time>
            <span className="min-w-0 page-51:col-start-1 page-51:row-start-1">
              <b className="block wrap-anywhere">{line.description}</b>
              <Became line={line} />
            </span>
            <b className="text-right tabular-nums page-51:col-start-2 page-51:row-start-1">
              {signed(line.amount)}
            </b>
            <span className="text-text-2 page-51:hidden">{line.by}</span>
            <WayBack line={line} busy={undoing.busy} onUndo={() => undoing.undo([line])} />
          </li>
        ))}
        {data && lines.length === 0 && (
          <li className="px-4.5 py-3 text-text-2">Belum ada baris rekening ini yang diputuskan.</li>
        )}
      </ul>
      <Keys keys={KEYS} />
      {undoing.asking && <UndoMatch line={undoing.asking} onClose={undoing.close} />}
    </Panel>
  );
}

/** Charges that were booked together are undone together. */
function lastAct(lines: readonly DecidedLine[]): readonly DecidedLine[] {
  const [newest] = lines;
  if (!newest || !isPlain(newest)) return lines.slice(0, 1);
  const { at, kind, undo, state } = newest;
  return lines.filter(
    (one) => one.at === at && one.kind === kind && one.undo === undo && one.state === state,
  );
}

function Became({ line: { payments, state, undo } }: { line: DecidedLine }) {
  const [paid] = payments;
  if (paid && payments.length === 1)
    return (
      <small className="text-text-2">
        {paid.payer_name} · <To path={`/admin/pembayaran/${paid.reference}`}>{paid.reference}</To>
      </small>
    );
  const words =
    undo === "income" ? "Bunga, denda atau hasil wakaf" : (ELSEWHERE[undo]?.words ?? BECAME[state]);
  return <small className="text-text-2">{words}</small>;
}

function WayBack({ line, busy, onUndo }: { line: DecidedLine; busy: boolean; onUndo(): void }) {
  const elsewhere = ELSEWHERE[line.undo];
  if (elsewhere) return <To path={elsewhere.path}>Lihat</To>;
  return (
    <SmallButton variant="quiet" disabled={busy} aria-label={`Urungkan ${line.description}`} onClick={onUndo}>
      Urungkan
    </SmallButton>
  );
}
