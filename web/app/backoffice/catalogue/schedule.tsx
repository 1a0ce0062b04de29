import { fromJakartaClock } from "@barakah/contract/platform/jakarta-day";
import { useState } from "react";
import { date, timeOfDay } from "../../platform/format.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";

interface ScheduleProps {
  publishAt: string | null;
  busy: boolean;
  onSchedule(publishAt: string | null): void;
}

/** A draft that publishes itself, by the clock of Jakarta wherever the editor is. */
export function Schedule({ publishAt, busy, onSchedule }: ScheduleProps) {
  const [at, setAt] = useState("");
  if (publishAt)
    return (
      <div className="mt-3 rounded-[10px] bg-info-soft px-3.5 py-2.5 text-on-info-soft">
        <p>
          Terbit sendiri <b>{date(publishAt)}</b> pukul <b>{timeOfDay(publishAt)}</b> WIB.
        </p>
        <SmallButton variant="line" className="mt-2" busy={busy} onClick={() => onSchedule(null)}>
          Batalkan jadwal
        </SmallButton>
      </div>
    );
  return (
    <div className="mt-3 grid gap-2 border-t border-border pt-3">
      <TextInput
        label="Jadwalkan terbit (WIB)"
        type="datetime-local"
        value={at}
        onChange={({ target }) => setAt(target.value)}
      />
      <SmallButton
        variant="line"
        disabled={!at}
        busy={busy}
        onClick={() => onSchedule(fromJakartaClock(`${at}:00`).toISOString())}
      >
        Jadwalkan
      </SmallButton>
    </div>
  );
}
