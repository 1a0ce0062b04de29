import type { Publication } from "@barakah/contract/backoffice/catalogue-rules";
import type { ReactNode } from "react";
import { Button } from "../../ui/form/button.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { PublicationBadge } from "./publication-badge.tsx";

interface PublishPanelProps {
  status: Publication;
  /** All that is written is stored: visitors would see just this. */
  ready: boolean;
  busy: boolean;
  featured: boolean;
  onFeature(featured: boolean): void;
  onMove(status: Publication): void;
  /** Whatever else can be done with it as a whole. */
  children?: ReactNode;
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
  const { status, ready, busy, featured, onFeature, onMove, children } = props;
  return (
    <Panel title="Terbitkan">
      <div className="flex min-h-10 items-center justify-between">
        <span>Status</span>
        <PublicationBadge status={status} />
      </div>
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
      {ready ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {MOVES[status].map(({ to, label }) => (
            <Button
              key={to}
              size="sm"
              variant={to === "published" ? "soft" : "line"}
              className="btn-40 flex-1"
              busy={busy}
              onClick={() => onMove(to)}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <p className="mt-2 text-text-2">Simpan dahulu, lalu terbitkan.</p>
      )}
      <div className="mt-2 grid empty:hidden">{children}</div>
    </Panel>
  );
}
