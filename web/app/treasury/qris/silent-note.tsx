import type { NoticeDevice } from "@barakah/contract";
import { timeOfDay } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { WarningCircleFillIcon } from "../../ui/icons/icons.tsx";

/** A device that says nothing in office hours: until it does, payers no longer read 'otomatis'. */
export function SilentNote({ devices }: { devices: readonly NoticeDevice[] }) {
  const now = useNow();
  return devices
    .filter(({ state }) => state === "silent")
    .map(({ id, name, last_seen, paired_at }) => {
      const since = last_seen ?? paired_at;
      const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
      const long = minutes < 120 ? `${minutes} menit` : `${Math.floor(minutes / 60)} jam`;
      return (
        <Note key={id} tone="red" icon={<WarningCircleFillIcon size={20} />}>
          <b>
            ‘{name}’ diam sejak {timeOfDay(since)}, sudah {long}.
          </b>{" "}
          Pembayar kini membaca ‘dicek bendahara’, bukan ‘otomatis’. Biasanya baterai atau izin notifikasi:
          buka aplikasi penerusnya, lalu kirim percobaan.
        </Note>
      );
    });
}
