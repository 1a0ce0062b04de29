import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Note } from "../../ui/feedback/note.tsx";
import { proposalsQuery } from "./queries.ts";

/** On the dashboard: somebody waits for a second person, and it may be you. */
export function ProposalsWaiting() {
  const { data } = useQuery(proposalsQuery);
  const waiting = data?.proposals.filter(({ state }) => state === "waiting") ?? [];
  if (waiting.length === 0) return null;
  return (
    <Note tone="gold">
      <b>{waiting.length} usulan menunggu orang kedua:</b> {waiting.map(({ title }) => title).join("; ")}.{" "}
      <Link to="/admin/persetujuan" className="font-semibold underline underline-offset-3">
        Lihat
      </Link>
    </Note>
  );
}

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
