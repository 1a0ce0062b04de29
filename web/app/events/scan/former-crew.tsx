import { useState } from "react";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import type { Scan } from "./judge-ticket.ts";
import { handOver } from "./scan-store.ts";

interface FormerCrewProps {
  slug: string;
  scans: readonly Scan[];
  onDone(): unknown;
}

/** For a former member of the crew: the unsent scans of this phone, and a button that sends them. */
export function FormerCrew({ slug, scans, onDone }: FormerCrewProps) {
  const waiting = scans.filter(({ result, undone }) => result === undefined && !undone).length;
  const [handed, setHanded] = useState<{ taken: number; late: number }>();
  const { send, busy, problem } = useSend({
    mutationFn: () => handOver(slug),
    onSuccess: setHanded,
    onDone,
  });
  if (handed)
    return (
      <Note tone="green">
        <b className="block">{handed.taken} pindaian sudah diserahkan. Terima kasih.</b>
        {handed.late > 0 && `${handed.late} yang dibuat sesudah kamu dikeluarkan tidak dihitung.`}
      </Note>
    );
  if (waiting === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <Note tone="gold">
        <b className="block">{waiting} pindaian masih di HP ini.</b>
        Yang kamu pindai selagi masih panitia tetap dihitung, begitu kamu serahkan.
      </Note>
      {problem && <Note tone="red">{problem}</Note>}
      <Button block busy={busy} onClick={() => void send()}>
        Serahkan {waiting} pindaian
      </Button>
    </div>
  );
}
