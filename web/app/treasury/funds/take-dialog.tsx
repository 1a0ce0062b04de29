import type { AmilLimit } from "@barakah/contract";
import { AMIL_SOURCE_OF, FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useRef, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { FieldError } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { useFunds } from "../payouts/use-funds.ts";
import { percent } from "./words.ts";

/** A share for running it all: never more than its limit of the year leaves, nor than the fund holds. */
export function TakeDialog({ limits, onClose }: { limits: readonly AmilLimit[]; onClose(): void }) {
  // One share, however often it is sent.
  const key = useRef(crypto.randomUUID());
  const [form, setForm] = useState({ from_account: "", amount: 0, reason: "" });
  const change = (to: Partial<typeof form>) => setForm((before) => ({ ...before, ...to }));
  const funds = useFunds().filter(
    ({ kind, held, confirmed }) => AMIL_SOURCE_OF[kind] && held > 0 && confirmed,
  );
  const chosen = funds.find(({ account }) => account === form.from_account);
  const limit = chosen && limits.find(({ name }) => name === AMIL_SOURCE_OF[chosen.kind]);
  const most = chosen && limit ? Math.max(0, Math.min(chosen.held, limit.room)) : 0;
  const taking = useSend({
    mutationFn: () =>
      api.call(
        "POST /api/admin/amil-takes/",
        { body: form },
        { headers: { "idempotency-key": key.current } },
      ),
    success: "Bagian amil sudah dibukukan.",
    onError() {},
    refreshes: "everything",
  });
  return (
    <WorkDialog
      title="Ambil bagian amil"
      onClose={onClose}
      foot={
        <>
          <p className="min-w-0 flex-1 text-text-2">
            {limit &&
              `Batas ${percent(limit.rate_bp)}: ${limit.source}. Sisa ruang ${rupiah(Math.max(0, limit.room))}.`}
          </p>
          <SendButton
            sending={taking}
            disabled={!chosen || form.amount === 0 || form.amount > most}
            onDone={onClose}
          >
            Ambil {rupiah(form.amount)}
          </SendButton>
        </>
      }
    >
      <div className="bo-fields">
        <Select
          label="Dari dana"
          value={form.from_account}
          placeholder="Pilih dana zakat atau infak"
          options={funds.map(({ account, name, kind }) => ({
            value: account,
            label: `${name} (${FUND_KIND_LABEL[kind]})`,
          }))}
          hint={chosen && `Isinya ${rupiah(chosen.held)}.`}
          error={taking.errorOf("from_account")}
          onChange={({ target }) => change({ from_account: target.value })}
        />
        <AmountInput
          label="Nominal"
          amount={form.amount}
          hint={chosen && `Paling banyak ${rupiah(most)}.`}
          error={chosen && form.amount > most ? "Melebihi batas atau isi dananya." : taking.errorOf("amount")}
          onChange={(amount) => change({ amount })}
        />
        <TextInput
          label="Untuk apa"
          optional
          maxLength={REASON_MOST}
          value={form.reason}
          error={taking.errorOf("reason")}
          onChange={({ target }) => change({ reason: target.value })}
        />
        {taking.problem && <FieldError>{taking.problem}</FieldError>}
      </div>
    </WorkDialog>
  );
}
