import type { StatementLine } from "@barakah/contract";
import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { GIVER_MOST, REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { reasonProblem } from "../../ui/staff/reason-dialog.tsx";
import { fundsQuery } from "../payouts/queries.ts";

/** Turns unidentified money into a donation to a campaign, with a recorded reason. */
export function GiveDialog({ line, onClose }: { line: StatementLine; onClose(): void }) {
  const { data: funds = [] } = useQuery(fundsQuery);
  const form = useDialogForm({
    initial: { slug: "", giver: "", reason: "" },
    send: (body) =>
      api.call("POST /api/admin/statements/give/", {
        body: { line: line.id, unclaimed: line.unclaimed, ...body },
      }),
    success: "Sudah menjadi donasi.",
    onClose,
  });
  const { slug, reason } = form.values;
  return (
    <FormDialog
      form={form}
      title={`Berikan ${rupiah(line.unclaimed)} kepada program`}
      submit={`Berikan ${rupiah(line.unclaimed)}`}
      disabled={!slug || reasonProblem(reason) !== undefined}
      note="Dihitung sebagai donasi dan tampil di daftar donatur. Dapat diurungkan dari halaman pembayarannya."
    >
      <p className="rounded-[10px] bg-surface-2 px-3.5 py-2.5 font-semibold wrap-anywhere">
        {line.description}
      </p>
      <Select
        label="Program"
        placeholder="Pilih program"
        options={funds.map((fund) => ({ value: fund.slug, label: fund.title }))}
        {...form.field("slug")}
      />
      <TextInput
        label="Pemberi"
        optional
        placeholder={UNKNOWN_GIVER}
        maxLength={GIVER_MOST}
        {...form.field("giver")}
      />
      <TextArea
        label="Alasan"
        hint="Misalnya: setoran kotak amal pengajian Ahad."
        maxLength={REASON_MOST}
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
