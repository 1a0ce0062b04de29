import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { LinkRow } from "../../ui/link-row.tsx";

export function YearLink() {
  const year = jakartaDay().slice(0, 4);
  return (
    <LinkRow
      to={`/riwayat-donasi/tahunan/${year}`}
      icon="receipt"
      title={`Pemberianmu ${year}`}
      text="Jumlah setahun per jenis dana, dan pernyataannya (PDF)"
      className="mb-3"
    />
  );
}
