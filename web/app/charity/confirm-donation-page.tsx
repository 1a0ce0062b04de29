import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import {
  accountOf,
  BankAccountCard,
  Panel,
  ProblemNote,
  paymentOptionsQuery,
  SendBar,
  Steps,
  TransferForm,
  TransferSent,
} from "../payments/index.ts";
import { useHydrated } from "../platform/hydrated.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { ConfirmMeta } from "./gift-campaign.tsx";
import { isTransferGift, readTransferGift, type TransferGift } from "./transfer-gift.ts";
import { THANKS, useGiftTransfer } from "./use-gift-transfer.ts";

/** Reached from the donation page only: opened without a gift, it leads home. */
export default function ConfirmDonationPage() {
  const { state } = useLocation();
  if (!useHydrated()) return <Waiting />;
  const gift = isTransferGift(state) ? state : readTransferGift();
  return gift ? <ConfirmDonation key={gift.key} gift={gift} /> : <Navigate to="/" replace />;
}

const Waiting = () => (
  <AppShell header={<PageHeader title="Konfirmasi Pembayaran" back="/donasi" isHeading />}>
    <ConfirmMeta />
    <Loading>
      <Skeleton className="h-20 rounded-none" />
      <Skeleton className="mt-2 h-72 rounded-none" />
      <Skeleton className="mt-2 h-96 rounded-none" />
    </Loading>
  </AppShell>
);

const FORM = "konfirmasi";
const STEPS = ["Nominal", "Transfer", "Verifikasi"];

/** Where to transfer a gift, and the form that tells the treasurer about it. */
function ConfirmDonation({ gift }: { gift: TransferGift }) {
  const options = useQuery(paymentOptionsQuery());
  const account = options.data && accountOf(options.data, gift.bank);
  const { form, problem, chat } = useGiftTransfer(gift, account);
  if (chat) {
    return (
      <AppShell header={<PageHeader title="Konfirmasi Pembayaran" back="/" />} className="justify-center">
        <ConfirmMeta />
        <TransferSent thanks={THANKS} chat={chat} />
      </AppShell>
    );
  }
  return (
    <AppShell
      header={<PageHeader title="Konfirmasi Pembayaran" back={`/bayar-donasi/${gift.slug}`} isHeading />}
      actions={account && <SendBar form={FORM} busy={form.busy} again={problem?.passing ?? false} />}
    >
      <ConfirmMeta />
      <Steps label="Langkah donasi" steps={STEPS} now={1} />
      <Panel>
        <p className="text-sm text-text-2">
          Terima kasih, <b className="text-text wrap-anywhere">{gift.name}</b>. Silakan transfer ke rekening
          berikut:
        </p>
        <Loaded
          query={options}
          failure="Pilihan pembayaran gagal dimuat."
          skeleton={<Skeleton className="mt-3 h-52 rounded-lg" />}
        >
          {() => account && <BankAccountCard account={account} amount={gift.amount} />}
        </Loaded>
      </Panel>
      {account && <TransferForm id={FORM} form={form} />}
      {problem && <ProblemNote problem={problem} />}
      <p className="px-4 pt-3.5 text-center text-xs leading-[1.125rem] text-text-3">
        Setelah terkirim, WhatsApp akan terbuka dengan pesan konfirmasi yang sudah terisi.
      </p>
    </AppShell>
  );
}
