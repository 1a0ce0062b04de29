import type { StatementGap } from "@barakah/contract";
import { date, rupiah } from "../../../platform/format.ts";
import { Note } from "../../../ui/feedback/note.tsx";
import { WarningCircleFillIcon } from "../../../ui/icons/icons.tsx";

export const daysOf = ({ from, to }: StatementGap) =>
  from && to ? (from === to ? date(from) : `${date(from)} sampai ${date(to)}`) : "";

/** Warns of a gap between this file and the previous one. */
export function GapNote({ gap, opening }: { gap: StatementGap; opening: number | null }) {
  const days = daysOf(gap);
  return (
    <Note tone="gold" icon={<WarningCircleFillIcon size={18} />}>
      <b>
        {days ? `${days} tidak ada di berkas mana pun.` : "Berkas ini tidak bersambung dengan yang lalu."}
      </b>{" "}
      Berkas lalu berakhir {date(gap.after)}
      {gap.closing !== null && ` dengan ${rupiah(gap.closing)}`}
      {opening !== null && `, berkas ini mulai dengan ${rupiah(opening)}`}
      {gap.amount !== null && (
        <>
          : ada <b>{rupiah(Math.abs(gap.amount))}</b> yang belum terlihat
        </>
      )}
      . Impor juga berkas di antaranya.
    </Note>
  );
}
