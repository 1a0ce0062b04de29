import { useQuery } from "@tanstack/react-query";
import { Note } from "../../ui/feedback/note.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { setupQuery } from "./queries.ts";

/** On the dashboard of administrators until the first set-up is finished; not in the demo. */
export function SetupWaiting() {
  const { data: setup } = useQuery(setupQuery);
  if (!setup || setup.finished_at || setup.payment === "simulator") return null;
  const open = setup.steps.filter(({ state }) => state === "open").length;
  return (
    <Note tone="gold">
      <b>Pemasangan pertama belum selesai.</b>{" "}
      {open > 0 ? `${open} langkah lagi sebelum dibuka untuk umum.` : "Tinggal menekan 'Selesai'."}{" "}
      <TextLink to="/admin/mulai" className="font-semibold">
        Lanjutkan
      </TextLink>
    </Note>
  );
}
