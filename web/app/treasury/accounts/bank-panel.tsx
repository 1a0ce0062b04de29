import type { Settings } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { type ChangeEvent, useRef, useState } from "react";
import { IdentityFields, NOBODY, proofOf } from "../../accounts/index.ts";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

type Banks = Settings["banks"];

export const BankPanel = ({ stored }: { stored: Banks }) => (
  <Panel
    title="Rekening tujuan"
    note="Ke sinilah orang mengirim uang. Perubahan diajukan dengan password, dan disetujui petugas keuangan lain."
  >
    <BankForm stored={stored} />
  </Panel>
);

/** The receiving bank accounts: a change is proposed and confirmed by a second person. */
export function BankForm({ stored, onDone }: { stored: Banks; onDone?(): unknown }) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  // The idempotency key: sent twice, it is one proposal.
  const key = useRef(crypto.randomUUID());
  const form = useForm({
    initial: { banks: stored, ...NOBODY },
    mutationFn: ({ banks, ...identity }) =>
      api.call(
        "POST /api/admin/proposals/accounts/",
        { body: { banks, ...proofOf(identity) } },
        { headers: { "idempotency-key": key.current } },
      ),
    toasts: true,
    onSuccess({ proposal }) {
      key.current = crypto.randomUUID();
      toast.success(
        proposal
          ? "Diajukan. Berlaku setelah petugas keuangan lain menyetujui."
          : "Rekening tujuan sudah diganti.",
      );
      form.settle({ ...(proposal && { banks: stored }), ...NOBODY });
    },
    refreshes: [["proposals"]],
    onDone() {
      setAsking(false);
      return onDone?.();
    },
  });
  const { banks } = form.values;
  const field = (at: number, name: "account_number" | "account_name") => ({
    value: banks[at]?.[name],
    error: form.errorOf(`banks.${at}.${name}`),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      form.change({
        banks: banks.map((bank, place) => (place === at ? { ...bank, [name]: target.value } : bank)),
      }),
  });
  const changed = JSON.stringify(banks) !== JSON.stringify(stored);
  return (
    <>
      <div className="bo-fields">
        {banks.map((bank, at) => (
          <div key={bank.code} className="bo-fields two">
            <TextInput
              label={`Nomor rekening ${PAYMENT_METHOD_LABEL[bank.code]}`}
              inputMode="numeric"
              {...field(at, "account_number")}
            />
            <TextInput label="Atas nama" {...field(at, "account_name")} />
          </div>
        ))}
        <p className="text-sm text-text-2">Satu rekening cukup. Bank yang kosong tidak ditawarkan.</p>
        {form.errors.banks && <FieldError>{form.errors.banks}</FieldError>}
        <SmallButton variant="line" className="w-fit" disabled={!changed} onClick={() => setAsking(true)}>
          Ajukan perubahan
        </SmallButton>
      </div>
      <ConfirmDialog
        open={asking}
        title="Ajukan rekening tujuan yang baru?"
        text="Periksa angkanya sekali lagi. Semua petugas keuangan diberi tahu."
        confirm="Ajukan"
        backCancels={false}
        busy={form.busy}
        onCancel={() => setAsking(false)}
        onConfirm={form.submit}
      >
        <ul className="mt-3 grid gap-1.5 text-sm">
          {banks.map(({ code, account_number, account_name }) => (
            <li key={code} className="rounded-[10px] bg-surface-2 px-3.5 py-2.5">
              <b className="block tabular-nums">{account_number || "Tidak dipakai"}</b>
              {PAYMENT_METHOD_LABEL[code]} {account_number && `· ${account_name}`}
            </li>
          ))}
        </ul>
        <IdentityFields form={form} />
        {form.problem && <FieldError>{form.problem}</FieldError>}
      </ConfirmDialog>
    </>
  );
}
