import type { Publication } from "@barakah/contract/catalogue-rules";
import { type ReactNode, type RefObject, useState } from "react";
import { UnsavedGuard } from "../../accounts/index.ts";
import { Button } from "../../ui/button.tsx";
import { CheckBoldIcon, EyeIcon } from "../../ui/icons.tsx";
import { WorkPage } from "../shell/work-page.tsx";
import { Panel } from "../ui/panel.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { PublishPanel } from "./publish-panel.tsx";

interface EditorFrameProps {
  crumb: string;
  title: string;
  status: Publication;
  isNew: boolean;
  unsaved: boolean;
  saved: RefObject<boolean>;
  featured: boolean;
  onFeature(featured: boolean): void;
  busy: boolean;
  onSave(): void;
  onMove(status: Publication): void;
  /** The cover picture, and whatever else stands at the side. */
  aside: ReactNode;
  /** The real card and the real page, with what is written now. */
  card: ReactNode;
  detail: ReactNode;
  children: ReactNode;
}

/** The editor of a campaign, a product or a course: what is written at the left, what becomes of it at the right. */
export function EditorFrame(props: EditorFrameProps) {
  const { crumb, title, status, isNew, unsaved, saved, busy, onSave, aside, card, detail, children } = props;
  const [previewing, setPreviewing] = useState(false);
  return (
    <WorkPage
      crumb={crumb}
      title={title}
      actions={
        <>
          <Button variant="line" size="sm" onClick={() => setPreviewing(true)}>
            <EyeIcon size={18} />
            Pratinjau
          </Button>
          <Button size="sm" busy={busy} onClick={onSave}>
            <CheckBoldIcon size={18} />
            {isNew ? "Simpan Draf" : "Simpan Perubahan"}
          </Button>
        </>
      }
    >
      <UnsavedGuard unsaved={unsaved} saved={saved} />
      <div className="bo-grid wide-narrow">
        <div className="bo-grid">{children}</div>
        <div className="bo-grid">
          <PublishPanel
            status={status}
            isNew={isNew}
            unsaved={unsaved}
            busy={busy}
            featured={props.featured}
            onFeature={props.onFeature}
            onMove={props.onMove}
          />
          {aside}
          <Panel title="Pratinjau kartu" className="bg-surface-2!">
            <div className="bo-phone">
              {/* Only to be looked at: its links lead away from the editor. */}
              <div className="p-3.5" inert>
                <div className="mx-auto w-[190px]">{card}</div>
              </div>
            </div>
          </Panel>
        </div>
      </div>
      {previewing && <PreviewDialog onClose={() => setPreviewing(false)}>{detail}</PreviewDialog>}
    </WorkPage>
  );
}
