import type { Report } from "@barakah/contract";
import { date, dateInWords, rupiah, wholeNumber } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";

const WHAT = { received: "Diterima", paid_out: "Disalurkan", amil: "Bagian amil", moved: "Dipindahkan" };
const signed = (amount: number) => `${amount < 0 ? "−" : "+"} ${rupiah(Math.abs(amount))}`;

/** A month that was closed and opened again says so, with everything that changed. */
export function Reopened({ report: { reopened, closed } }: { report: Report }) {
  if (!reopened) return null;
  const { at, reason, change, count, entries, first_closed_at } = reopened;
  return (
    <div className="mx-4 mt-4">
      <Note tone="gold">
        <b>
          Dibuka kembali {dateInWords(at)}, {change === 0 ? "tidak berubah" : `berubah ${signed(change)}`}.
        </b>{" "}
        Alasannya: {reason} Pertama kali ditutup {dateInWords(first_closed_at)}
        {closed ? `, ditutup lagi ${dateInWords(closed.at)}.` : "; belum ditutup lagi."}
        {entries.length > 0 && (
          <ul className="mt-2 grid gap-1">
            {entries.map(({ day, what, fund, amount, reference }) => (
              <li
                key={`${reference} ${fund} ${amount}`}
                className="flex flex-wrap justify-between gap-x-3 text-sm"
              >
                <span className="min-w-0 wrap-anywhere">
                  {date(day)} · {WHAT[what]}, {fund} <small>{reference}</small>
                </span>
                <b className="whitespace-nowrap tabular-nums">{signed(amount)}</b>
              </li>
            ))}
            {count > entries.length && <li>dan {wholeNumber(count - entries.length)} lagi</li>}
          </ul>
        )}
      </Note>
    </div>
  );
}
