import type { StatementCandidate } from "@barakah/contract";
import { date, rupiah } from "../../platform/format.ts";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";

export function fitOf({ match, difference }: StatementCandidate): { tone: BadgeTone; label: string } {
  if (match === "split") return { tone: "info", label: "Dua baris" };
  if (difference < 0) return { tone: "wait", label: `Kurang ${rupiah(-difference)}` };
  if (difference > 0) return { tone: "wait", label: `Lebih ${rupiah(difference)}` };
  return match === "exact" ? { tone: "ok", label: "Persis sama" } : { tone: "wait", label: "Lain hari" };
}

interface CandidateLinesProps {
  candidates: readonly StatementCandidate[];
  chosen: readonly StatementCandidate[];
  onChoose(line: StatementCandidate): void;
  onSearch(): void;
}

/** Statement lines that may be this payment's money; approving assigns the ticked ones. */
export function CandidateLines({ candidates, chosen, onChoose, onSearch }: CandidateLinesProps) {
  return (
    <section className="mt-3.5" aria-label="Baris mutasi yang cocok">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-[0.8125rem]">Baris mutasi yang cocok</h3>
        <button type="button" className="vq-more" onClick={onSearch}>
          <span>Cari baris lain</span> <kbd>B</kbd>
        </button>
      </div>
      {candidates.length === 0 && (
        <p className="vq-line text-text-2">
          Belum ada. Bila disetujui sekarang, uangnya dicari lagi saat mutasi berikutnya diimpor.
        </p>
      )}
      <ul className="grid grid-cols-1 gap-1.5">
        {candidates.map((line, place) => (
          <li key={line.id}>
            <label className="vq-line cursor-pointer" data-chosen={chosen.includes(line) || undefined}>
              <input
                type="checkbox"
                className="bo-check"
                checked={chosen.includes(line)}
                onChange={() => onChoose(line)}
              />
              <span className="min-w-0 flex-1">
                <b className="tabular-nums">{rupiah(line.amount)}</b>
                <span className="block truncate text-text-2">
                  {date(line.day)} · {line.description}
                </span>
                {line.kept && (
                  <span className="block text-xs text-text-2">Tercatat belum diketahui dari siapa</span>
                )}
              </span>
              <StatusBadge tone={fitOf(line).tone}>{fitOf(line).label}</StatusBadge>
              <kbd>{place + 1}</kbd>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
