import { useQuery } from "@tanstack/react-query";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { proposalsQuery } from "./queries.ts";

/** Above every page of the back office, for as long as it holds. */
export function WorksAlone() {
  const { data } = useQuery(proposalsQuery);
  if (!data?.works_alone) return null;
  return (
    <p role="status" className="bg-danger px-4 py-2 text-center text-sm font-semibold text-on-danger">
      Bekerja sendiri: uangmu sendiri, uang keluar yang besar, yang tanpa bukti, dan rekening tujuan
      diputuskan tanpa orang kedua. <TextLink to="/admin/pengaturan">Ubah di Pengaturan</TextLink>
    </p>
  );
}
