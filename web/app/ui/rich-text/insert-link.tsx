import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { ConfirmDialog } from "../feedback/confirm-dialog.tsx";
import { TextInput } from "../form/text-input.tsx";

const OPENABLE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** A link on the selected words, or without a selection the address itself as a link. Empty takes the link off. */
export function InsertLink({ editor, onClose }: { editor: Editor; onClose(): void }) {
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
