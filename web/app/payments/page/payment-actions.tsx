import type { PaymentPage } from "@barakah/contract";
import { lazy, type ReactNode, Suspense } from "react";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { buttonClass } from "../../ui/form/button-style.ts";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { usePayAgain } from "./pay-again.ts";

const QrisActions = lazy(() => import("./qris-actions.tsx"));

/** Whether the bar offers only WhatsApp: then the list of ways leaves it out. */
export const onlyAsks = ({ next, missing, rest_sent, proof_at }: PaymentPage): boolean =>
  next === "nothing" || (next === "wait" && !proof_at && !(missing > 0 && !rest_sent));

/** The next step, with a link to ask about it. */
export function PaymentActions({ payment, chat }: { payment: PaymentPage; chat: string }) {
  switch (payment.next) {
    case "pay_qris":
      return (
        <Suspense fallback={<ActionBar> </ActionBar>}>
          {payment.qris && <QrisActions payment={payment} qris={payment.qris} />}
        </Suspense>
      );
    case "pay_online":
      return <PayAgain payment={payment} />;
    case "send_proof":
      return <Proof payment={payment} chat={chat} label="Kirim bukti" />;
    case "proof_again":
      return <Proof payment={payment} chat={chat} label="Kirim bukti baru" />;
    case "wait":
      if (payment.missing > 0 && !payment.rest_sent)
        return <Proof payment={payment} chat={chat} label="Transfer kekurangannya" />;
      if (!payment.proof_at) break;
      return <Proof payment={payment} chat={chat} label="Kirim bukti yang lebih jelas" quiet />;
    case "start_over":
      return (
        <Asking chat={chat}>
          <LinkButton to={payment.about.again} className="flex-1">
            {payment.given_up ? "Buat kode baru" : "Mulai lagi"}
          </LinkButton>
        </Asking>
      );
    case "done":
      return (
        <Asking chat={chat}>
          {payment.receipt_file ? (
            <a href={payment.receipt_file} className={buttonClass({ className: "flex-1" })}>
              <Icon name="download-simple" size={20} />
              Unduh tanda terima
            </a>
          ) : (
            <Button onClick={() => window.print()} className="flex-1" data-needs-script>
              <Icon name="printer" size={20} />
              Cetak
            </Button>
          )}
        </Asking>
      );
  }
  return (
    <ActionBar>
      <a href={chat} target="_blank" rel="noopener" className={buttonClass({ block: true })}>
        <Icon name="whats-app-logo" size={24} />
        Tanya lewat WhatsApp
      </a>
    </ActionBar>
  );
}

function Asking({ chat, children }: { chat: string; children: ReactNode }) {
  const look = buttonClass({ variant: "line", className: "w-[52px] flex-none px-0!" });
  return (
    <ActionBar>
      <a href={chat} target="_blank" rel="noopener" aria-label="Tanya lewat WhatsApp" className={look}>
        <Icon name="whats-app-logo" size={24} />
      </a>
      {children}
    </ActionBar>
  );
}

interface ProofProps {
  payment: PaymentPage;
  chat: string;
  label: string;
  quiet?: boolean;
}

const Proof = ({ payment, chat, label, quiet = false }: ProofProps) => (
  <Asking chat={chat}>
    <LinkButton to={`${payment.page}/bukti`} variant={quiet ? "line" : "primary"} className="flex-1">
      <Icon name="upload-simple" size={20} />
      {label}
    </LinkButton>
  </Asking>
);

function PayAgain({ payment }: { payment: PaymentPage }) {
  const { offered, busy, pay } = usePayAgain(payment);
  return (
    <ActionBar>
      <p className="min-w-0">
        <span className="block text-xs text-text-2">Total</span>
        <b className="block text-[1.0625rem] leading-[1.5rem] font-extrabold">{rupiah(payment.amount)}</b>
      </p>
      <Button busy={busy} disabled={!offered} onClick={pay} className="flex-1" label="Bayar sekarang" />
    </ActionBar>
  );
}
