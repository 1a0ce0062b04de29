import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { proposalsQuery } from "./queries.ts";

/** Above every page of the back office, for as long as it holds. */
export function WorksAlone() {
  const { data } = useQuery(proposalsQuery);
  if (!data?.works_alone) return null;
  return (
    <p role="status" className="bg-danger px-4 py-2 text-center text-sm font-semibold text-on-danger">
      Bekerja sendiri: uangmu sendiri, uang keluar yang besar, yang tanpa bukti, dan rekening tujuan
      diputuskan tanpa orang kedua.{" "}
      <Link to="/admin/pengaturan" className="underline underline-offset-3">
        Ubah di Pengaturan
      </Link>
    </p>
  );
}
