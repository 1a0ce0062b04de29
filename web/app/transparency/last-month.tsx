import { monthAndYear } from "@barakah/contract/platform/day-words";
import { useQuery } from "@tanstack/react-query";
import { LinkRow } from "../ui/link-row.tsx";
import { outgoing } from "./outgoing.ts";
import { periodsQuery } from "./queries.ts";

/** The last closed month in one figure; before the first, where the reports are. */
export function LastMonth() {
  const { data } = useQuery(periodsQuery());
  const last = data?.months.findLast(({ state, paid_out }) => state === "closed" && paid_out !== 0);
  return (
    <LinkRow
      to="/transparansi"
      icon="seal-check-fill"
      title={last ? `${outgoing(last.paid_out)} tersalur` : "Ke mana amanahmu sampai"}
      text={
        last
          ? `${monthAndYear(last.month)}, sudah ditutup. Lihat ke mana saja`
          : "Laporan dana setiap bulan, sampai ke rupiahnya"
      }
      className="min-h-18"
      flush
    />
  );
}
