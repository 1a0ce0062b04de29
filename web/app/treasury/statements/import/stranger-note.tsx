import type { StatementPreview } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { Note } from "../../../ui/feedback/note.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import type { Import } from "./use-import.ts";

interface StrangerNoteProps {
  work: Import;
  stranger: NonNullable<StatementPreview["stranger"]>;
}

/** The head of the file names another bank or account: change the bank, or import it knowingly. */
export function StrangerNote({ work, stranger: { why, bank } }: StrangerNoteProps) {
  return (
    <Note tone="red" icon={<Icon name="warning-circle-fill" size={18} />}>
      <b>{why}</b> Bila diimpor di sini, uangnya tercatat di bank yang salah.
      <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        {bank && (
          <SmallButton variant="line" onClick={() => work.chooseBank(bank)}>
            Ganti bank: {PAYMENT_METHOD_LABEL[bank]}
          </SmallButton>
        )}
        <Checkbox checked={work.anyway} onChange={({ target }) => work.setAnyway(target.checked)}>
          Sudah saya periksa: berkas ini memang milik {PAYMENT_METHOD_LABEL[work.bank]}
        </Checkbox>
      </span>
    </Note>
  );
}
