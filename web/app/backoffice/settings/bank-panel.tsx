import type { Settings } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { IdentityFields, NOBODY, proofOf } from "../../treasury/index.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Panel } from "../../ui/staff/panel.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

type Bank = Settings["banks"][number];

/** A form of its own: it is proposed, and another one confirms it. */
export function BankPanel({ stored }: { stored: Settings["banks"] }) {
  const client = useQueryClient();
  const toast = useToast();
  const [banks, setBanks] = useState(stored);
  const [asking, setAsking] = useState(false);
  const [identity, setIdentity] = useState(NOBODY);
  // One proposal, however often it is sent.
  const key = useRef(crypto.randomUUID());
  const proposing = useSend({
    mutationFn: () =>
      api.call(
        "POST /api/admin/proposals/accounts/",
        { body: { banks, ...proofOf(identity) } },
        { headers: { "idempotency-key": key.current } },
      ),
    async onSuccess({ proposal }) {
      key.current = crypto.randomUUID();
      toast.success(
        proposal
          ? "Diajukan. Berlaku setelah petugas keuangan lain menyetujui."
          : "Rekening tujuan sudah diganti.",
      );
      if (proposal) setBanks(stored);
      setIdentity(NOBODY);
      await client.invalidateQueries({ queryKey: ["proposals"] });
    },
  });
  const change = (code: Bank["code"], part: Partial<Bank>) =>
    setBanks(banks.map((bank) => (bank.code === code ? { ...bank, ...part } : bank)));
  const changed = JSON.stringify(banks) !== JSON.stringify(stored);
  return (
    <Panel
      title="Rekening tujuan"
      note="Ke sinilah orang mengirim uang. Perubahan diajukan dengan password, dan disetujui petugas keuangan lain."
      action={
        <Button
          variant="line"
          size="sm"
          className="btn-40"
          disabled={!changed}
          onClick={() => setAsking(true)}
        >
          Ajukan perubahan
        </Button>
      }
    >
      <div className="bo-fields">
        {banks.map((bank, at) => (
          <div key={bank.code} className="bo-fields two">
            <TextInput
              label={`Nomor rekening ${PAYMENT_METHOD_LABEL[bank.code]}`}
              inputMode="numeric"
              value={bank.account_number}
              error={proposing.errorOf(`banks.${at}.account_number`)}
              onChange={({ target }) => change(bank.code, { account_number: target.value })}
            />
            <TextInput
              label="Atas nama"
              value={bank.account_name}
              error={proposing.errorOf(`banks.${at}.account_name`)}
              onChange={({ target }) => change(bank.code, { account_name: target.value })}
            />
          </div>
        ))}
      </div>
      <ConfirmDialog
        open={asking}
        title="Ajukan rekening tujuan yang baru?"
        text="Periksa angkanya sekali lagi. Semua petugas keuangan diberi tahu."
        confirm="Ajukan"
        backCancels={false}
        busy={proposing.busy}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          if (await proposing.send()) setAsking(false);
        }}
      >
        <ul className="mt-3 grid gap-1.5 text-sm">
          {banks.map(({ code, account_number, account_name }) => (
            <li key={code} className="rounded-[10px] bg-surface-2 px-3.5 py-2.5">
              <b className="block tabular-nums">{account_number}</b>
              {PAYMENT_METHOD_LABEL[code]} · {account_name}
            </li>
          ))}
        </ul>
        <IdentityFields value={identity} errorOf={proposing.errorOf} onChange={setIdentity} />
        {proposing.problem && <FieldError>{proposing.problem}</FieldError>}
      </ConfirmDialog>
    </Panel>
  );
}
