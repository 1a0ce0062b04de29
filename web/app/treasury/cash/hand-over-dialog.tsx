import type { CashBox } from "@barakah/contract";
import { type Bank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";

const BANKS = (["bsi", "bjb"] as const).map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }));

/** Moves cash from a box to a bank account; the whole balance by default. */
export function HandOverDialog({ boxes, onClose }: { boxes: readonly CashBox[]; onClose(): void }) {
  const filled = boxes.filter(({ balance }) => balance > 0);
  const boxOf = (wanted: string) => filled.find(({ code }) => code === wanted);
  const form = useDialogForm({
    initial: {
      box: filled[0]?.code ?? "",
      bank: "bsi" as Bank,
      amount: filled[0]?.balance ?? 0,
      day: jakartaDay(),
    },
    send: (body, once) => api.call("POST /api/admin/cash/handovers/", { body }, once),
    success: "Setoran sudah dicatat.",
    onClose,
  });
  const { box, amount } = form.values;
  const chosen = boxOf(box);
  const beyond = chosen !== undefined && amount > chosen.balance;
  return (
    <FormDialog
      form={form}
      title="Setor ke bank"
      submit={`Setor ${rupiah(amount)}`}
      disabled={!chosen || beyond || amount === 0}
      note="Bila mutasi banknya sudah diimpor, cocokkan baris setorannya di sini, agar tidak tercatat dua kali."
      className={filled.length > 0 ? "bo-fields" : ""}
    >
      {filled.length === 0 ? (
        <p>Semua kas kosong. Catat dahulu donasi tunainya.</p>
      ) : (
        <>
          <Select
            label="Dari kas"
            options={filled.map(({ code, name }) => ({ value: code, label: name }))}
            hint={chosen && `Isinya ${rupiah(chosen.balance)}.`}
            {...form.field("box")}
            onChange={({ target: { value } }) =>
              form.change({ box: value, amount: boxOf(value)?.balance ?? 0 })
            }
          />
          <div className="bo-fields two">
            <AmountInput label="Nominal" {...form.field("amount", beyond && "Melebihi isi kas.")} />
            <Select label="Ke rekening" options={BANKS} {...form.field("bank")} />
          </div>
          <TextInput label="Tanggal setor" type="date" max={jakartaDay()} {...form.field("day")} />
        </>
      )}
    </FormDialog>
  );
}
