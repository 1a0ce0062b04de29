import { FUND_KIND_LABEL, FUND_KIND_LIMIT, mayMove } from "@barakah/contract/ledger/fund-kinds";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { type Fund, optionsOf, useFunds } from "../payouts/use-funds.ts";

/** Why the rules forbid this transfer; the server checks the same. */
function ruleAgainst(from: Fund | undefined, to: Fund | undefined): string | undefined {
  if (!from || !to) return undefined;
  if (!mayMove(from.kind, to.kind))
    return `${FUND_KIND_LABEL[from.kind]} tidak dapat dipindahkan ke ${FUND_KIND_LABEL[to.kind]}: ${FUND_KIND_LIMIT[from.kind]}.`;
  if (from.kind === "infak_terikat" && !from.rest)
    return `Halaman ${from.name} tidak menulis ke mana sisanya. Lengkapi dahulu pada programnya.`;
  return undefined;
}

/** Requests a transfer between funds, which a second person approves. */
export function TransferDialog({ onClose }: { onClose(): void }) {
  const form = useDialogForm({
    initial: { from_account: "", to_account: "", amount: 0, reason: "" },
    send: (body, once) => api.call("POST /api/admin/fund-transfers/", { body }, once),
    success: "Diajukan. Petugas keuangan lain sudah diberi tahu.",
    refreshes: [["funds"]],
    onClose,
  });
  const { from_account, to_account, amount } = form.values;
  const funds = useFunds().filter(({ confirmed }) => confirmed);
  const from = funds.find(({ account }) => account === from_account);
  const to = funds.find(({ account }) => account === to_account);
  const rule = ruleAgainst(from, to);
  const beyond = from !== undefined && amount > from.held;
  return (
    <FormDialog
      form={form}
      title="Ajukan pemindahan"
      submit={`Ajukan ${rupiah(amount)}`}
      disabled={!from || !to || Boolean(rule) || beyond || amount === 0}
      note="Belum ada yang berpindah: orang lain yang memutuskan."
    >
      <Select
        label="Dari"
        placeholder="Pilih dana asal"
        options={optionsOf(funds.filter(({ held }) => held > 0))}
        hint={from && `Isinya ${rupiah(from.held)}.`}
        {...form.field("from_account")}
      />
      {from?.rest && <Note tone="info">Halamannya menulis: ‘Bila terkumpul lebih: {from.rest}’</Note>}
      <Select
        label="Ke"
        placeholder="Pilih dana tujuan"
        options={optionsOf(funds.filter(({ account, active }) => active && account !== from_account))}
        {...form.field("to_account")}
      />
      {rule && <Note tone="red">{rule}</Note>}
      <AmountInput label="Nominal" {...form.field("amount", beyond && "Melebihi isi dana asal.")} />
      <TextArea
        label="Alasan"
        maxLength={REASON_MOST}
        hint="Dibaca oleh yang memutuskan, dan tersimpan di buku."
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
