import { type BroadcastChannel, withName } from "@barakah/contract/messages/broadcast-words";
import { useState } from "react";
import { Segments } from "../../ui/staff/segments.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";

const PUSH_SHOWN = 300;
const LOOKS = { mail: "E-mail", push: "Ponsel", whatsapp: "WhatsApp" } as const;
type Look = keyof typeof LOOKS;

interface PreviewProps {
  title: string;
  body: string;
  channels: readonly BroadcastChannel[];
}

/** How it will look in each channel that was chosen, to somebody called Rina. */
export function BroadcastPreview({ title, body, channels }: PreviewProps) {
  const looks = (Object.keys(LOOKS) as Look[]).filter(
    (look) => channels.includes(look) || (look === "whatsapp" && channels.includes("tap")),
  );
  const [wanted, setWanted] = useState<Look>("mail");
  const look = looks.includes(wanted) ? wanted : looks[0];
  if (!look) return null;
  const words = {
    title: withName(title, "Rina") || "Judul",
    body: withName(body, "Rina") || "Isi pesan",
  };
  return (
    <Panel title="Pratinjau">
      <Segments
        label="Saluran"
        value={look}
        onChange={setWanted}
        options={looks.map((value) => ({ value, label: LOOKS[value] }))}
      />
      <div className="mt-3 rounded-md bg-surface-2 p-4">
        <div className="rounded-md bg-surface p-3 text-sm wrap-anywhere shadow-sm">
          <b className="block">{words.title}</b>
          {look === "mail" && <p className="mt-2">Assalamualaikum,</p>}
          <p className={look === "whatsapp" ? "mt-1" : "mt-1 whitespace-pre-line"}>
            {look === "push" ? words.body.slice(0, PUSH_SHOWN) : words.body}
          </p>
          {look === "mail" && <p className="mt-3 font-semibold text-primary-text">Buka</p>}
          {look !== "push" && <p className="mt-3 text-text-2">Di bawahnya ada tautan untuk berhenti.</p>}
        </div>
      </div>
    </Panel>
  );
}
