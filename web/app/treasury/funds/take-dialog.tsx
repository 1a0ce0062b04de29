import type { AmilLimit } from "@barakah/contract";
import { AMIL_SOURCE_OF } from "@barakah/contract/ledger/fund-kinds";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { optionsOf, useFunds } from "../payouts/use-funds.ts";
import { percent } from "./fund-format.ts";

/** Takes the amil's share from a fund, at most what the year's limit and the fund's balance leave. */
export function TakeDialog({ limits, onClose }: { limits: readonly AmilLimit[]; onClose(): void }) {
  const form = useDialogForm({
    initial: { from_account: "", amount: 0, reason: "" },
    send: (body, once) => api.call("POST /api/admin/amil-takes/", { body }, once),
    success: "Bagian amil sudah dibukukan.",
    onClose,
  });
  const { from_account, amount } = form.values;
  const funds = useFunds().filter(
    ({ kind, held, confirmed }) => AMIL_SOURCE_OF[kind] && held > 0 && confirmed,
  );
  const chosen = funds.find(({ account }) => account === from_account);
  const limit = chosen && limits.find(({ name }) => name === AMIL_SOURCE_OF[chosen.kind]);
  const most = chosen && limit ? Math.max(0, Math.min(chosen.held, limit.room)) : 0;
  return (
    <FormDialog
      form={form}
      title="Ambil bagian amil"
      submit={`Ambil ${rupiah(amount)}`}
      disabled={!chosen || amount === 0 || amount > most}
      note={
        limit
          ? `Batas ${percent(limit.rate_bp)}: ${limit.source}. Sisa ruang ${rupiah(Math.max(0, limit.room))}.`
          : ""
      }
    >
      <Select
        label="Dari dana"
        placeholder="Pilih dana zakat atau infak"
        options={optionsOf(funds)}
        hint={chosen && `Isinya ${rupiah(chosen.held)}.`}
        {...form.field("from_account")}
      />
      <AmountInput
        label="Nominal"
        hint={chosen && `Paling banyak ${rupiah(most)}.`}
        {...form.field("amount", chosen && amount > most && "Melebihi batas atau isi dananya.")}
      />
      <TextInput label="Untuk apa" optional maxLength={REASON_MOST} {...form.field("reason")} />
    </FormDialog>
  );
}
