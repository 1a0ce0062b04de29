import { FUND_KIND_LABEL, FUND_KIND_LIMIT, mayMove } from "@barakah/contract/ledger/fund-kinds";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useRef, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { type Fund, useFunds } from "../payouts/use-funds.ts";

const optionsOf = (funds: readonly Fund[]) =>
  funds.map(({ account, name, kind }) => ({ value: account, label: `${name} (${FUND_KIND_LABEL[kind]})` }));

/** Why it cannot be, before anybody is asked; the server says the same. */
function ruleAgainst(from: Fund | undefined, to: Fund | undefined): string | undefined {
  if (!from || !to) return undefined;
  if (!mayMove(from.kind, to.kind))
    return `${FUND_KIND_LABEL[from.kind]} tidak dapat dipindahkan ke ${FUND_KIND_LABEL[to.kind]}: ${FUND_KIND_LIMIT[from.kind]}.`;
  if (from.kind === "infak_terikat" && !from.rest)
    return `Halaman ${from.name} tidak menulis ke mana sisanya. Lengkapi dahulu pada programnya.`;
  return undefined;
}

/** Nothing moves by it: somebody else decides. */
export function TransferDialog({ onClose }: { onClose(): void }) {
  // One request, however often it is sent.
  const key = useRef(crypto.randomUUID());
  const [form, setForm] = useState({ from_account: "", to_account: "", amount: 0, reason: "" });
  const change = (to: Partial<typeof form>) => setForm((before) => ({ ...before, ...to }));
  const funds = useFunds().filter(({ confirmed }) => confirmed);
  const from = funds.find(({ account }) => account === form.from_account);
  const to = funds.find(({ account }) => account === form.to_account);
  const rule = ruleAgainst(from, to);
  const beyond = from && form.amount > from.held;
  const asking = useSend({
    mutationFn: () =>
      api.call(
        "POST /api/admin/fund-transfers/",
        { body: form },
        { headers: { "idempotency-key": key.current } },
      ),
    success: "Diajukan. Petugas keuangan lain sudah diberi tahu.",
    onError() {},
    refreshes: [["funds"]],
  });
  return (
    <WorkDialog
      title="Ajukan pemindahan"
      onClose={onClose}
      foot={
        <>
          <p className="min-w-0 flex-1 text-text-2">Belum ada yang berpindah: orang lain yang memutuskan.</p>
          <SendButton
            sending={asking}
            disabled={!from || !to || Boolean(rule) || beyond || form.amount === 0}
            onDone={onClose}
          >
            Ajukan {rupiah(form.amount)}
          </SendButton>
        </>
      }
    >
      <div className="bo-fields">
        <Select
          label="Dari"
          value={form.from_account}
          placeholder="Pilih dana asal"
          options={optionsOf(funds.filter(({ held }) => held > 0))}
          hint={from && `Isinya ${rupiah(from.held)}.`}
          error={asking.errorOf("from_account")}
          onChange={({ target }) => change({ from_account: target.value })}
        />
        {from?.rest && <Note tone="info">Halamannya menulis: ‘Bila terkumpul lebih: {from.rest}’</Note>}
        <Select
          label="Ke"
          value={form.to_account}
          placeholder="Pilih dana tujuan"
          options={optionsOf(funds.filter(({ account, active }) => active && account !== form.from_account))}
          error={asking.errorOf("to_account")}
          onChange={({ target }) => change({ to_account: target.value })}
        />
        {rule && <Note tone="red">{rule}</Note>}
        <AmountInput
          label="Nominal"
          amount={form.amount}
          error={beyond ? "Melebihi isi dana asal." : asking.errorOf("amount")}
          onChange={(amount) => change({ amount })}
        />
        <TextArea
          label="Alasan"
          value={form.reason}
          maxLength={REASON_MOST}
          hint="Dibaca oleh yang memutuskan, dan tersimpan di buku."
          error={asking.errorOf("reason")}
          onChange={({ target }) => change({ reason: target.value })}
        />
        {asking.problem && <FieldError>{asking.problem}</FieldError>}
      </div>
    </WorkDialog>
  );
}
