import { type ReactNode, useState } from "react";
import type { Form } from "../../form/use-form.ts";
import { RichText } from "../../rich-text/rich-text.tsx";
import { HistoryLink } from "../history-link.tsx";
import { useMay } from "../roles.ts";
import { SmallButton } from "../small-button.tsx";
import { Panel } from "../work-page.tsx";
import type { CatalogueForm, StoredItem } from "./catalogue-form.ts";
import { WORDS } from "./catalogue-words.ts";
import { CoverPicture } from "./cover-picture.tsx";
import { EditorFrame } from "./editor-frame.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { TitleFields } from "./title-fields.tsx";
import { UnsavedParts, useUnsavedParts } from "./unsaved-parts.ts";
import { type EditedCatalogue, type Editing, useEditing } from "./use-editing.ts";

interface CatalogueEditorProps<Stored extends StoredItem, Values extends CatalogueForm> {
  catalogue: EditedCatalogue<Stored, Values>;
  /** Undefined for a new one. */
  stored: Stored | undefined;
  fields(form: Editing<Values>): ReactNode;
  /** The public card and page, as previews. */
  card(form: Values): ReactNode;
  page(form: Values): ReactNode;
  /** Parts of a stored item that are saved separately. */
  children?: ReactNode;
}

/** The number of donors of a campaign. */
const giftsOf = (stored: object | undefined) =>
  stored && "donor_count" in stored ? Number(stored.donor_count) : 0;

export function CatalogueEditor<Stored extends StoredItem, Values extends CatalogueForm>(
  props: CatalogueEditorProps<Stored, Values>,
) {
  const { catalogue, stored, fields, card, page, children } = props;
  const editing = useEditing(catalogue, stored);
  const { values, busy, unsaved } = editing;
  /** The fields that every catalogue has. */
  const shared = editing as unknown as Form<CatalogueForm>;
  const { change } = shared;
  const { name, path } = WORDS[catalogue.kind];
  const mayPublish = useMay(catalogue.kind === "course" ? "all_courses" : `${catalogue.kind}s`);
  const [previewing, setPreviewing] = useState(false);
  const [unsavedParts, reportPart] = useUnsavedParts();
  return (
    <EditorFrame
      {...{ name, editing, unsavedParts }}
      title={values.title}
      isStored={stored !== undefined}
      actions={
        <SmallButton variant="line" onClick={() => setPreviewing(true)} icon="eye" label="Pratinjau" />
      }
    >
      <div className="bo-grid wide-narrow">
        <div className="bo-grid">
          <Panel title="Informasi utama">
            <div className="bo-fields">
              <TitleFields form={shared} below={`/${path}/`} />
              {fields(editing)}
            </div>
          </Panel>
          <Panel title="Keterangan">
            <RichText
              key={editing.round}
              label="Keterangan"
              initial={values.description}
              error={editing.errorOf("description")}
              onChange={(description) => change({ description })}
            />
          </Panel>
          <UnsavedParts value={reportPart}>{children}</UnsavedParts>
        </div>
        <div className="bo-grid">
          {mayPublish && (
            <PublishPanel
              kind={catalogue.kind}
              status={stored?.status ?? "draft"}
              publishAt={stored?.publish_at ?? null}
              gifts={giftsOf(stored)}
              ready={stored !== undefined && !unsaved}
              busy={busy}
              featured={values.is_featured}
              onFeature={(is_featured) => change({ is_featured })}
              onMove={editing.move}
            >
              {stored && <HistoryLink kind={catalogue.kind} id={stored.id} />}
            </PublishPanel>
          )}
          <CoverPicture
            kind={catalogue.kind}
            thumbnail={values.thumbnail}
            onChange={(picture) =>
              change({ picture: picture?.key ?? null, thumbnail: picture?.thumbnail ?? null })
            }
          />
          <Panel title="Pratinjau kartu" className="bg-surface-2!">
            <div className="mx-auto w-[270px] rounded-[34px] bg-[#1b211d] p-2.5 shadow-2">
              {/* Only to be looked at: its links lead away from the editor. */}
              <div className="overflow-hidden rounded-[25px] bg-bg p-3.5" inert>
                <div className="mx-auto w-[11.875rem] max-w-full">{card(values)}</div>
              </div>
            </div>
          </Panel>
        </div>
      </div>
      {previewing && <PreviewDialog onClose={() => setPreviewing(false)}>{page(values)}</PreviewDialog>}
    </EditorFrame>
  );
}
