import { Node } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useId } from "react";
import { FieldError } from "../form/field.tsx";
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
];

interface RichTextProps {
  label: string;
  /** Read once: the editor keeps its own state afterwards. */
  initial: string;
  error?: string;
  onChange(html: string): void;
}

/** Writes formatted text. Everything in the toolbar has a key too, as editors usually do (Ctrl+B, Ctrl+I …). */
export function RichText({ label, initial, error, onChange }: RichTextProps) {
  const id = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial,
    immediatelyRender: false,
    // The content policy knows no hash of its style element; the few rules that matter are in rich-text.css.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(error && { "aria-invalid": "true", "aria-describedby": id }),
        class: "prose bo-rich-text",
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
  });
  return (
    <div>
      <div className="overflow-hidden rounded-[10px] border border-border-strong bg-surface focus-within:border-primary focus-within:ring-3 focus-within:ring-primary/25">
        {editor && <RichTextToolbar editor={editor} />}
        <EditorContent editor={editor} />
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
