import { UPLOAD_ACCEPT } from "@barakah/contract/platform/uploaded-picture-types";
import { type Editor, useEditorState } from "@tiptap/react";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../feedback/confirm-dialog.tsx";
import { TextInput } from "../form/text-input.tsx";
import { useSend } from "../form/use-send.ts";
import { Icon } from "../icons/icon.tsx";
import { openPicture, type StoredPicture, smaller } from "../pictures/upload-picture.ts";

const HEADINGS = [2, 3, 4] as const;

interface RichTextToolbarProps {
  editor: Editor;
  upload(picture: Blob): Promise<StoredPicture>;
}

export function RichTextToolbar({ editor, upload }: RichTextToolbarProps) {
  const [asking, setAsking] = useState<"link" | "image">();
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      heading: HEADINGS.find((level) => now.isActive("heading", { level })),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      quote: now.isActive("blockquote"),
      link: now.isActive("link"),
    }),
  });
  const chain = () => editor.chain().focus();
  /** Each press goes one level down, and after the last one back to plain text. */
  function nextHeading() {
    const at = is.heading ? HEADINGS.indexOf(is.heading) + 1 : 0;
    const level = HEADINGS[at];
    if (level) chain().setHeading({ level }).run();
    else chain().setParagraph().run();
  }
  return (
    <div
      role="toolbar"
      aria-label="Format teks"
      className="flex flex-wrap gap-0.5 border-b border-border bg-surface-2 px-1.5 py-[3px]"
    >
      <Tool
        label={is.heading ? `Judul tingkat ${is.heading}` : "Judul"}
        on={!!is.heading}
        onPress={nextHeading}
      >
        <Icon name="staff-text-h-two" size={18} />
      </Tool>
      <Tool label="Tebal" on={is.bold} onPress={() => chain().toggleBold().run()}>
        <Icon name="staff-text-b" size={18} />
      </Tool>
      <Tool label="Miring" on={is.italic} onPress={() => chain().toggleItalic().run()}>
        <Icon name="staff-text-italic" size={18} />
      </Tool>
      <Tool label="Daftar" on={is.bullets} onPress={() => chain().toggleBulletList().run()}>
        <Icon name="staff-list-bullets" size={18} />
      </Tool>
      <Tool label="Daftar nomor" on={is.numbers} onPress={() => chain().toggleOrderedList().run()}>
        <Icon name="staff-list-numbers" size={18} />
      </Tool>
      <Tool label="Tautan" on={is.link} onPress={() => setAsking("link")}>
        <Icon name="link" size={18} />
      </Tool>
      <Tool label="Gambar" on={false} onPress={() => setAsking("image")}>
        <Icon name="staff-image-square" size={18} />
      </Tool>
      <Tool label="Kutipan" on={is.quote} onPress={() => chain().toggleBlockquote().run()}>
        <Icon name="staff-quotes" size={18} />
      </Tool>
      {asking === "link" && <InsertLink editor={editor} onClose={() => setAsking(undefined)} />}
      {asking === "image" && (
        <InsertImage editor={editor} upload={upload} onClose={() => setAsking(undefined)} />
      )}
    </div>
  );
}

interface ToolProps {
  label: string;
  on: boolean;
  onPress(): void;
  children: ReactNode;
}

const Tool = ({ label, on, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={on}
    onClick={onPress}
    className={`grid size-9 place-items-center rounded-[10px] text-text-2 hover:bg-current/10 ${on ? "bg-surface text-text shadow-1" : ""}`}
  >
    {children}
  </button>
);

const OPENABLE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** Links the selected words, or inserts the address itself if nothing is selected. Empty removes the link. */
function InsertLink({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [address, setAddress] = useState<string>(editor.getAttributes("link").href ?? "");
  const [problem, setProblem] = useState<string>();
  function insert() {
    const href = address.trim();
    if (href && !OPENABLE.test(href)) return setProblem("Awali dengan https://, mailto:, atau tel:.");
    const chain = editor.chain().focus().extendMarkRange("link");
    if (!href) chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  }
  return (
    <ConfirmDialog
      open
      backCancels={false}
      title="Tautan"
      confirm="Pakai"
      onConfirm={insert}
      onCancel={onClose}
    >
      <div className="mt-3">
        <TextInput
          label="Alamat"
          type="url"
          placeholder="https://"
          value={address}
          error={problem}
          onChange={({ target }) => setAddress(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

function InsertImage({ editor, upload: mutationFn, onClose }: RichTextToolbarProps & { onClose(): void }) {
  const upload = useSend({ mutationFn });
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState("");
  const [problem, setProblem] = useState<string>();
  async function insert() {
    if (!file) return setProblem("Pilih gambarnya dahulu.");
    const picture = await openPicture(file);
    if (typeof picture === "string") return setProblem(picture);
    const jpeg = await smaller(picture);
    const stored = jpeg && (await upload.send(jpeg));
    if (!stored) return;
    editor
      .chain()
      .focus()
      .insertContent({ type: "image", attrs: { src: stored.thumbnail, alt: alt.trim() } })
      .run();
    onClose();
  }
  return (
    <ConfirmDialog
      open
      backCancels={false}
      title="Gambar"
      confirm="Sisipkan"
      busy={upload.busy}
      onConfirm={insert}
      onCancel={onClose}
    >
      <div className="mt-3 flex flex-col gap-3">
        <TextInput
          label="Berkas"
          type="file"
          accept={UPLOAD_ACCEPT}
          error={problem}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <TextInput
          label="Keterangan gambar"
          hint="Dibacakan bagi yang tidak dapat melihatnya."
          value={alt}
          maxLength={200}
          onChange={({ target }) => setAlt(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
