import type { StatementLine } from "@barakah/contract";
import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { GIVER_MOST, REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { fundsQuery } from "../payouts/queries.ts";

interface GiveDialogProps {
  line: StatementLine;
  onClose(): void;
  onChanged(): Promise<void>;
}

/** Money of nobody known becomes a gift for a campaign, for a reason that stays with it. */
export function GiveDialog({ line, onClose, onChanged }: GiveDialogProps) {
  const { data: funds = [] } = useQuery(fundsQuery);
  const [form, setForm] = useState({ slug: "", giver: "", reason: "" });
  const change = (to: Partial<typeof form>) => setForm((before) => ({ ...before, ...to }));
  const giving = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/statements/give/", {
        body: { line: line.id, unclaimed: line.unclaimed, ...form },
      }),
    success: "Sudah menjadi donasi.",
    onSettled: onChanged,
  });
  return (
    <WorkDialog
      title={`Berikan ${rupiah(line.unclaimed)} kepada program`}
      onClose={onClose}
      foot={
        <>
          <p className="min-w-0 flex-1 text-text-2">
            Dihitung sebagai donasi dan tampil di daftar donatur. Dapat diurungkan dari halaman pembayarannya.
          </p>
          <SendButton
            sending={giving}
            disabled={!form.slug || form.reason.trim().length < 5}
            onDone={onClose}
          >
            Berikan {rupiah(line.unclaimed)}
          </SendButton>
        </>
      }
    >
      <div className="bo-fields">
        <p className="rounded-[10px] bg-surface-2 px-3.5 py-2.5 font-semibold wrap-anywhere">
          {line.description}
        </p>
        <Select
          label="Program"
          value={form.slug}
          placeholder="Pilih program"
          options={funds.map(({ slug, title }) => ({ value: slug, label: title }))}
          error={giving.errorOf("slug")}
          onChange={({ target }) => change({ slug: target.value })}
        />
        <TextInput
          label="Pemberi"
          optional
          placeholder={UNKNOWN_GIVER}
          maxLength={GIVER_MOST}
          value={form.giver}
          error={giving.errorOf("giver")}
          onChange={({ target }) => change({ giver: target.value })}
        />
        <TextArea
          label="Alasan"
          hint="Misalnya: setoran kotak amal pengajian Ahad."
          maxLength={REASON_MOST}
          value={form.reason}
          error={giving.errorOf("reason") ?? giving.problem}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </div>
    </WorkDialog>
  );
}
