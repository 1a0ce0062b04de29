import type { StaffPayout } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { date } from "../../platform/format.ts";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { reasonProblem } from "../../ui/staff/reason-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";

type SeenLine = StaffPayout["return_lines"][number];

const options = (lines: readonly SeenLine[]) =>
  lines.map((line) => ({ value: String(line.id), label: `${date(line.day)}, ${line.description}` }));

interface ReturnDialogProps {
  title: string;
  /** Which transfer it was, and what happens once its return is recorded. */
  text: string;
  reasonLabel: string;
  success: string;
  lines: readonly SeenLine[];
  send(body: { returned_on: string; reason: string; line?: number }): Promise<unknown>;
  onClose(): void;
}

/** Records that the bank returned a transfer: when, why, and the bank line if it is imported already. */
export function ReturnDialog({ lines, send, success, onClose, reasonLabel, ...said }: ReturnDialogProps) {
  const form = useDialogForm({
    initial: { returned_on: lines[0]?.day ?? jakartaDay(), reason: "", line: "" },
    check: ({ reason, line }) =>
      onlyWrong({
        reason: reasonProblem(reason),
        line: lines.length > 0 && !line ? "Pilih barisnya, atau Belum ada." : undefined,
      }),
    send: ({ returned_on, reason, line }) =>
      send({ returned_on, reason: reason.trim(), ...(Number(line) > 0 && { line: Number(line) }) }),
    success,
    onClose,
  });
  return (
    <ConfirmForm form={form} {...said} confirm="Catat uang kembali" cancel="Tidak jadi">
      <TextInput label="Tanggal kembali" type="date" {...form.field("returned_on")} />
      <TextArea label={reasonLabel} maxLength={REASON_MOST} {...form.field("reason")} />
      {lines.length > 0 && (
        <Select
          label="Baris mutasi yang membawanya"
          placeholder="Pilih baris"
          options={[...options(lines), { value: "0", label: "Belum ada di mutasi" }]}
          {...form.field("line")}
        />
      )}
    </ConfirmForm>
  );
}

interface ReturnNoteProps {
  returned: NonNullable<StaffPayout["returned"]>;
  lines: readonly SeenLine[];
  show(line: number): Promise<unknown>;
}

/** What the bank gave back, and the line that shows it; or a way to name that line once it is here. */
export function ReturnNote({ returned, lines, show }: ReturnNoteProps) {
  const [naming, setNaming] = useState(false);
  return (
    <div className="grid justify-items-start gap-1.5">
      <small className="text-text-2 wrap-anywhere">
        Kembali dari bank {date(returned.on)}: {returned.reason} ({returned.by})
        {returned.line ? `. Di mutasi: ${returned.line.description}` : ". Belum terlihat di mutasi."}
      </small>
      {!returned.line && lines.length > 0 && (
        <SmallButton variant="line" onClick={() => setNaming(true)} label="Cocokkan dengan mutasi" />
      )}
      {naming && <LineDialog lines={lines} show={show} onClose={() => setNaming(false)} />}
    </div>
  );
}

function LineDialog({ lines, show, onClose }: Omit<ReturnNoteProps, "returned"> & { onClose(): void }) {
  const form = useDialogForm({
    initial: { line: "" },
    check: ({ line }) => onlyWrong({ line: line ? undefined : "Pilih barisnya." }),
    send: ({ line }) => show(Number(line)),
    success: "Dicocokkan dengan mutasi.",
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title="Baris mana yang membawanya kembali?"
      text="Baris itu tidak dihitung lagi sebagai uang masuk yang lain."
      confirm="Cocokkan"
      cancel="Tidak jadi"
    >
      <Select
        label="Baris mutasi"
        placeholder="Pilih baris"
        options={options(lines)}
        {...form.field("line")}
      />
    </ConfirmForm>
  );
}
