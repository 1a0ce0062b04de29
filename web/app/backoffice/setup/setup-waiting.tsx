import { useQuery } from "@tanstack/react-query";
import { Note } from "../../ui/feedback/note.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { setupQuery } from "./queries.ts";

/** Seldom asked again: it stays for days, and any step that is closed refreshes it. */
const RESTS = { staleTime: 60_000 };

/** Until the first set-up is finished; not with the demo's catalogue. */
function useOpenSteps() {
  const { data: setup } = useQuery({ ...setupQuery, ...RESTS });
  if (!setup || setup.finished_at || setup.demo) return undefined;
  return setup.steps.filter(({ state }) => state === "open").length;
}

const leftWords = (open: number) =>
  open > 0 ? `${open} langkah lagi sebelum dibuka untuk umum.` : "Tinggal menekan 'Selesai'.";

/** Greets administrators of an empty installation on Hari ini. */
export function SetupWaiting() {
  const open = useOpenSteps();
  if (open === undefined) return null;
  return (
    <Panel
      title="Malam pertama: siapkan komunitasmu"
      note="Satu halaman, langkah demi langkah, bersama orang kedua."
    >
      <p className="mb-3">{leftWords(open)} Boleh berhenti dan dilanjutkan kapan saja.</p>
      <LinkButton to="/admin/mulai" size="sm" label="Lanjutkan pemasangan" />
    </Panel>
  );
}

/** The way back, on every page that a step leads to. */
export function SetupBar() {
  const open = useOpenSteps();
  if (open === undefined) return null;
  return (
    <Note tone="gold" className="m-4 mb-0 print:hidden">
      <b>Pemasangan pertama.</b> {leftWords(open)}{" "}
      <TextLink to="/admin/mulai" className="font-semibold">
        Kembali ke pemasangan
      </TextLink>
    </Note>
  );
}
