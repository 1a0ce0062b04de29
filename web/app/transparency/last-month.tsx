import { monthAndYear } from "@barakah/contract/platform/day-words";
import { useQuery } from "@tanstack/react-query";
import { rupiah } from "../platform/format.ts";
import { LinkRow } from "../ui/link-row.tsx";
import { periodsQuery } from "./queries.ts";

/** The last closed month in one figure; before the first, where the reports are. */
export function LastMonth() {
  const { data } = useQuery(periodsQuery());
  const last = data?.months.findLast(({ state }) => state === "closed");
  return (
    <LinkRow
      to="/transparansi"
      icon="seal-check-fill"
      title={last && last.paid_out > 0 ? `${rupiah(last.paid_out)} tersalur` : "Ke mana amanahmu sampai"}
      text={
        last && last.paid_out > 0
          ? `${monthAndYear(last.month)}, sudah ditutup. Lihat ke mana saja`
          : "Laporan dana setiap bulan, sampai ke rupiahnya"
      }
      className="min-h-18"
      flush
    />
  );
}
