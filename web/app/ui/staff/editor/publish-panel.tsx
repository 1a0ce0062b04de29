import { fromJakartaClock } from "@barakah/contract/platform/jakarta-day";
import type { Publication } from "@barakah/contract/platform/publication-states";
import { type ReactNode, useState } from "react";
import { date, timeOfDay } from "../../../platform/format.ts";
import { ConfirmDialog } from "../../feedback/confirm-dialog.tsx";
import { TextInput } from "../../form/text-input.tsx";
import { SmallButton } from "../small-button.tsx";
import { Panel } from "../work-page.tsx";
import { type CatalogueKind, WORDS } from "./catalogue-words.ts";
import { PublicationBadge } from "./publication-badge.tsx";
import type { Move } from "./use-editing.ts";

interface PublishPanelProps {
  kind: CatalogueKind;
  status: Publication;
  publishAt: string | null;
  /** The number of donors. */
  gifts: number;
  /** Everything is saved, so that it can be published. */
  ready: boolean;
  busy: boolean;
  featured: boolean;
  onFeature(featured: boolean): void;
  onMove(move: Move): void;
  children?: ReactNode;
}

/** What archiving means for visitors. */
function seenAfter(kind: CatalogueKind, gifts: number): string {
  if (kind === "product")
    return "Pengunjung tidak lagi menemukannya di Sinergy. Pesanan yang sudah ada tetap berjalan, dan pembelinya tetap melihatnya di riwayat.";
  if (kind === "course")
    return "Pengunjung tidak lagi menemukannya di Academy. Peserta yang sudah terdaftar tetap dapat belajar.";
  if (kind === "article") return "Pengunjung tidak lagi menemukannya, dan tautannya tidak terbuka lagi.";
  return gifts > 0
    ? `Program ini hilang dari daftar dan tidak menerima donasi lagi. Halamannya tetap dapat dibaca ${gifts} donaturnya lewat tautan, sebagai program yang sudah berakhir.`
    : "Belum ada yang berdonasi, jadi halamannya tidak dapat dibuka lagi oleh siapa pun.";
}

const MOVES: Record<Publication, readonly { to: Publication; label: string }[]> = {
  draft: [
    { to: "published", label: "Terbitkan" },
    { to: "archived", label: "Arsipkan" },
  ],
  published: [
    { to: "draft", label: "Tarik ke Draf" },
    { to: "archived", label: "Arsipkan" },
  ],
  archived: [{ to: "published", label: "Terbitkan Lagi" }],
};

export function PublishPanel(props: PublishPanelProps) {
  const { kind, status, publishAt, gifts, ready, busy, featured, onFeature, onMove, children } = props;
  const [archiving, setArchiving] = useState(false);
  const go = (to: Publication) =>
    to === "archived" ? setArchiving(true) : onMove({ status: to, publish_at: null });
  return (
    <Panel title="Terbitkan">
      <div className="flex min-h-10 items-center justify-between">
        <span>Status</span>
        <PublicationBadge status={status} />
      </div>
      {kind !== "article" && (
        <label className="flex min-h-11 items-center justify-between border-t border-border">
          <b>Tampilkan di unggulan</b>
          <input
            type="checkbox"
            role="switch"
            aria-checked={featured}
            checked={featured}
            onChange={({ target }) => onFeature(target.checked)}
            className="bo-switch"
          />
        </label>
      )}
      {ready ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {MOVES[status].map(({ to, label }) => (
            <SmallButton
              key={to}
              variant={to === "published" ? "soft" : "line"}
              className="flex-1"
              busy={busy}
              onClick={() => go(to)}
              label={label}
            />
          ))}
        </div>
      ) : (
        <p className="mt-2 text-text-2">Simpan dahulu, lalu terbitkan.</p>
      )}
      {ready && status === "draft" && (
        <Schedule
          publishAt={publishAt}
          busy={busy}
          onSchedule={(publish_at) => onMove({ status: "draft", publish_at })}
        />
      )}
      <ConfirmDialog
        open={archiving}
        backCancels={false}
        title={`Arsipkan ${WORDS[kind].name.toLowerCase()} ini?`}
        text={seenAfter(kind, gifts)}
        confirm="Arsipkan"
        busy={busy}
        onCancel={() => setArchiving(false)}
        onConfirm={() => {
          setArchiving(false);
          onMove({ status: "archived", publish_at: null });
        }}
      />
      <div className="mt-2 grid empty:hidden">{children}</div>
    </Panel>
  );
}

interface ScheduleProps {
  publishAt: string | null;
  busy: boolean;
  onSchedule(publishAt: string | null): void;
}

/** Schedules publication, in the time of Jakarta. */
function Schedule({ publishAt, busy, onSchedule }: ScheduleProps) {
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
        label="Jadwalkan"
      />
    </div>
  );
}
