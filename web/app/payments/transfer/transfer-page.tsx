import type { BankAccount, PaymentOptions } from "@barakah/contract";
import { lazy, type ReactNode, Suspense } from "react";
import { WaitingCard } from "../../offline/use-sent-proof.ts";
import { Loaded, type QueryView } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Panel } from "../form/panel.tsx";
import { Steps } from "../form/steps.tsx";
import { TransferProblemNote } from "./problem-note.tsx";
import { TransferForm } from "./transfer-form.tsx";
import type { useTransfer } from "./use-transfer.ts";

const TransferSent = lazy(() => import("./transfer-sent.tsx"));

const FORM = "konfirmasi";

interface TransferPageProps {
  title: string;
  back: string;
  /** Where 'Kembali' leads once the proof is sent. */
  backAfter?: string;
  steps?: { label: string; steps: readonly string[] };
  transfer: ReturnType<typeof useTransfer>;
  options: QueryView<PaymentOptions>;
  account: BankAccount | undefined;
  payer: string;
  /** Follows the payer's name. */
  says: string;
  /** What is paid, on a line of its own. */
  subject?: string;
  skeleton?: string;
  formTitle?: string;
  thanks: string;
  /** Between the account and the form. */
  extra?: ReactNode;
  /** In place of the button, where this transfer can no longer be sent. */
  outdated?: ReactNode;
  children(options: PaymentOptions): ReactNode;
}

/** Where to transfer, and the form that sends the proof to the treasurer: for gifts, orders and courses. */
export function TransferPage(props: TransferPageProps) {
  const { title, back, backAfter = back, steps, options, account, outdated } = props;
  const { form, problem, chat, waiting } = props.transfer;
  if (chat)
    return (
      <Page title={title} back={backAfter} className="justify-center">
        <Suspense>
          <TransferSent thanks={props.thanks} chat={chat} />
        </Suspense>
      </Page>
    );
  if (waiting)
    return (
      <Page title={title} back={backAfter} isHeading className="justify-center">
        <Suspense>
          <WaitingCard {...waiting} />
        </Suspense>
      </Page>
    );
  return (
    <Page
      title={title}
      back={back}
      isHeading
      actions={
        account && !outdated && <SendBar form={FORM} busy={form.busy} again={problem?.passing ?? false} />
      }
    >
      {steps && <Steps {...steps} now={1} />}
      <Panel>
        <p className="text-sm text-text-2">
          Terima kasih, <b className="text-text wrap-anywhere">{props.payer}</b>. {props.says}
        </p>
        {props.subject && <p className="mt-0.5 mb-4 text-lg font-bold">{props.subject}</p>}
        <Loaded
          query={options}
          failure="Pilihan pembayaran gagal dimuat."
          skeleton={<Skeleton className={`rounded-lg ${props.skeleton ?? "mt-3 h-52"}`} />}
        >
          {props.children}
        </Loaded>
      </Panel>
      {account && props.extra}
      {account && <TransferForm id={FORM} title={props.formTitle} form={form} />}
      {problem && <TransferProblemNote problem={problem} />}
      {outdated ||
        (account && (
          <p className="px-4 pt-3.5 text-center text-xs leading-[1.125rem] text-text-3">
            Setelah terkirim, WhatsApp akan terbuka dengan pesan konfirmasi yang sudah terisi.
          </p>
        ))}
    </Page>
  );
}

const SendBar = ({ form, busy, again }: { form: string; busy: boolean; again: boolean }) => (
  <ActionBar>
    <Button type="submit" form={form} busy={busy} className="flex-1">
      <Icon name="whats-app-logo-fill" size={24} />
      {again ? "Kirim Lagi" : "KIRIM VIA WHATSAPP"}
    </Button>
  </ActionBar>
);
