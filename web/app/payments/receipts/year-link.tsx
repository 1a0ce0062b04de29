import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { Link } from "react-router";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";

export function YearLink() {
  const year = jakartaDay().slice(0, 4);
  return (
    <Card className="mx-4 mb-3">
      <Link
        to={`/riwayat-donasi/tahunan/${year}`}
        className="flex min-h-16 items-center gap-3 py-2.5 pr-3 pl-3.5"
      >
        <span className="grid size-10 flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
          <Icon name="receipt" size={20} />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block leading-[1.3rem]">Pemberianmu {year}</b>
          <span className="block text-xs text-text-2">
            Jumlah setahun per jenis dana, dan pernyataannya (PDF)
          </span>
        </span>
        <Icon name="caret-right-bold" size={16} className="text-text-3" />
      </Link>
    </Card>
  );
}
