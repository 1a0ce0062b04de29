import type { ReactNode } from "react";
import { Note } from "../../feedback/note.tsx";
import { UnsavedGuard } from "../../feedback/unsaved-guard.tsx";
import { Icon } from "../../icons/icon.tsx";
import { ConflictDialog } from "../conflict/conflict-dialog.tsx";
import { SmallButton } from "../small-button.tsx";
import { WorkPage } from "../work-page.tsx";
import type { useEditing } from "./use-editing.ts";

interface EditorFrameProps {
  name: string;
  title: string;
  /** It is stored already. */
  isStored: boolean;
  editing: Pick<
    ReturnType<typeof useEditing>,
    "busy" | "unsaved" | "saved" | "restored" | "conflict" | "submit" | "forget" | "postpone" | "resolve"
  >;
  /** Parts beside the form that are not saved yet. */
  unsavedParts?: boolean;
  /** Before the button that saves. */
  actions?: ReactNode;
  children: ReactNode;
}

const NOT_SAVED = { current: false };

/** The frame of an editor: saving, what is unsaved, a restored draft, and what somebody else saved meanwhile. */
export const EditorFrame = (props: EditorFrameProps) => {
  const { name, title, isStored, editing, unsavedParts = false, actions, children } = props;
  const { busy, unsaved, saved, restored, conflict } = editing;
  return (
    <WorkPage
      title={title || `${name} baru`}
      actions={
        <>
          {actions}
          <SmallButton busy={busy} onClick={editing.submit}>
            <Icon name="check-bold" size={18} />
            {isStored ? "Simpan Perubahan" : "Simpan Draf"}
          </SmallButton>
        </>
      }
    >
      <UnsavedGuard
        unsaved={unsaved || unsavedParts}
        saved={unsavedParts ? NOT_SAVED : saved}
        onLeave={editing.forget}
      />
      {restored && unsaved && (
        <Note tone="info" className="mb-3.5">
          Tulisanmu yang belum tersimpan sudah dikembalikan. Simpan bila sudah benar.
        </Note>
      )}
      {conflict && (
        <ConflictDialog conflict={conflict} busy={busy} onClose={editing.postpone} onSave={editing.resolve} />
      )}
      {children}
    </WorkPage>
  );
};
