import { Link } from "react-router";
import { CaretRightBoldIcon, SealCheckFillIcon } from "../ui/icons/icons.tsx";

/** Always there: what became of what was given. */
export function ReportLink() {
  return (
    <Link
      to="/transparansi"
      className="mx-4 mt-8 flex min-h-16 items-center gap-3 rounded-lg bg-surface px-3.5 py-3 shadow-card"
    >
      <span className="grid size-11 flex-none place-items-center rounded-[14px] bg-primary-soft text-on-primary-soft">
        <SealCheckFillIcon size={24} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block leading-[1.3rem]">Ke mana amanahmu sampai</b>
        <span className="block text-xs text-text-2">Laporan dana setiap bulan, sampai ke rupiahnya</span>
      </span>
      <CaretRightBoldIcon size={16} className="text-text-3" />
    </Link>
  );
}
