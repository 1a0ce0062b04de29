import { type Editor, useEditorState } from "@tiptap/react";
import { type ReactNode, useState } from "react";
import { Icon } from "../icons/icon.tsx";
import { InsertImage } from "./insert-image.tsx";
import { InsertLink } from "./insert-link.tsx";

const HEADINGS = [2, 3, 4] as const;

export function RichTextToolbar({ editor }: { editor: Editor }) {
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
      {asking === "image" && <InsertImage editor={editor} onClose={() => setAsking(undefined)} />}
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
