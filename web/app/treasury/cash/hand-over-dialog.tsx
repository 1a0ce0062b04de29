import type { CashBox } from "@barakah/contract";
import { type Bank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useRef, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";

const BANKS = (["bsi", "bjb"] as const).map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }));

/** Cash is carried to a bank; everything in the box, unless somebody says less. */
export function HandOverDialog({ boxes, onClose }: { boxes: readonly CashBox[]; onClose(): void }) {
  // One handover, however often it is sent.
  const key = useRef(crypto.randomUUID());
  const filled = boxes.filter(({ balance }) => balance > 0);
  const [form, setForm] = useState({
    box: filled[0]?.code ?? "",
    bank: "bsi" as Bank,
    amount: filled[0]?.balance ?? 0,
    day: jakartaDay(),
  });
  const change = (to: Partial<typeof form>) => setForm((before) => ({ ...before, ...to }));
  const chosen = filled.find(({ code }) => code === form.box);
  const sending = useSend({
    mutationFn: () =>
      api.call(
        "POST /api/admin/cash/handovers/",
        { body: form },
        { headers: { "idempotency-key": key.current } },
      ),
    success: "Setoran sudah dicatat.",
    refreshes: "everything",
  });
  const beyond = chosen && form.amount > chosen.balance;
  return (
    <WorkDialog
      title="Setor ke bank"
      onClose={onClose}
      foot={
        <>
          <p className="min-w-0 flex-1 text-text-2">
            Bila mutasi banknya sudah diimpor, cocokkan baris setorannya di sini, agar tidak tercatat dua
            kali.
          </p>
          <SendButton sending={sending} disabled={!chosen || beyond || form.amount === 0} onDone={onClose}>
            Setor {rupiah(form.amount)}
          </SendButton>
        </>
      }
    >
      {filled.length === 0 ? (
        <p>Semua kas kosong. Catat dahulu donasi tunainya.</p>
      ) : (
        <div className="bo-fields">
          <Select
            label="Dari kas"
            value={form.box}
            options={filled.map(({ code, name }) => ({ value: code, label: name }))}
            hint={chosen && `Isinya ${rupiah(chosen.balance)}.`}
            error={sending.errorOf("box")}
            onChange={({ target }) =>
              change({
                box: target.value,
                amount: filled.find(({ code }) => code === target.value)?.balance ?? 0,
              })
            }
          />
          <div className="bo-fields two">
            <AmountInput
              label="Nominal"
              amount={form.amount}
              error={beyond ? "Melebihi isi kas." : sending.errorOf("amount")}
              onChange={(amount) => change({ amount })}
            />
            <Select
              label="Ke rekening"
              value={form.bank}
              options={BANKS}
              error={sending.errorOf("bank")}
              onChange={({ target }) => change({ bank: target.value as Bank })}
            />
          </div>
          <TextInput
            label="Tanggal setor"
            type="date"
            max={jakartaDay()}
            value={form.day}
            error={sending.errorOf("day")}
            onChange={({ target }) => change({ day: target.value })}
          />
        </div>
      )}
    </WorkDialog>
  );
}
