import { Node } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useId } from "react";
import { FieldError } from "../form/field.tsx";
import { type StoredPicture, uploadPicture } from "../pictures/upload-picture.ts";
import { pastedFromWord } from "./pasted-from-word.ts";
import { TABLE_NODES } from "./table-nodes.ts";
import { RichTextToolbar } from "./toolbar.tsx";

/** A picture by the address that the upload returned. The server removes other pictures. */
const OwnPicture = Node.create({
  name: "image",
  group: "block",
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: "" } }),
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});

/** The same elements that the server allows, so that saving removes nothing. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    link: { openOnClick: false, autolink: false, protocols: ["https", "http", "mailto", "tel"] },
  }),
  OwnPicture,
  ...TABLE_NODES,
];

const WRITTEN =
  "prose min-h-[168px] px-4 py-3.5 whitespace-pre-wrap in-[.bo]:text-sm in-[.bo]:leading-[1.375rem] focus:outline-none [&_img]:max-w-80 [&_img.ProseMirror-selectednode]:outline-3 [&_img.ProseMirror-selectednode]:outline-focus";

/** The pages decide the direction by the letters again: the attribute is not stored. */
const written = (html: string) => html.replaceAll(' dir="auto"', "");

interface RichTextProps {
  label: string;
  /** Read once: the editor keeps its own state afterwards. */
  initial: string;
  error?: string | undefined;
  /** Stores a picture of the text. By default as staff do. */
  upload?(picture: Blob): Promise<StoredPicture>;
  onChange(html: string): void;
}

/** Writes formatted text. Everything in the toolbar has a key too, as editors usually do (Ctrl+B, Ctrl+I …). */
export function RichText({ label, initial, error, upload = uploadPicture, onChange }: RichTextProps) {
  const id = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial,
    immediatelyRender: false,
    // Arabic is written from the right, paragraph by paragraph.
    textDirection: "auto",
    // The content security policy would block its style element; the rules that matter are in WRITTEN.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedFromWord,
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(error && { "aria-invalid": "true", "aria-describedby": id }),
        class: WRITTEN,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : written(changed.getHTML())),
  });
  return (
    <div>
      <div className="overflow-hidden rounded-[10px] border border-border-strong bg-surface focus-within:border-primary focus-within:ring-3 focus-within:ring-primary/25">
        {editor && <RichTextToolbar editor={editor} upload={upload} />}
        <EditorContent editor={editor} />
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
