import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import { MembersPage } from "../../accounts/index.ts";
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
} from "../../payments/index.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { isTransferPurchase, readTransferPurchase, type TransferPurchase } from "./transfer-purchase.ts";
import { THANKS, useOrderTransfer } from "./use-order-transfer.ts";

/** Reached from the checkout or the history only: opened without a purchase, it leads home. */
export default function ConfirmOrderPage() {
  const { state } = useLocation();
  return (
    <MembersPage
      title="Konfirmasi Pembayaran"
      description="Transfer belanjamu, lalu kirim buktinya kepada bendahara."
      back="/bayar-belanja"
      skeleton={<ConfirmSkeleton />}
    >
      {(memberId) => {
        const purchase = isTransferPurchase(state) ? state : readTransferPurchase(memberId);
        if (!purchase) return <Navigate to="/" replace />;
        return <ConfirmOrder key={purchase.key} memberId={memberId} purchase={purchase} />;
      }}
    </MembersPage>
  );
}

const ConfirmSkeleton = () => (
  <>
    <Skeleton className="h-20 rounded-none" />
    <Skeleton className="mt-2 h-72 rounded-none" />
    <Skeleton className="mt-2 h-96 rounded-none" />
  </>
);

const TITLE = "Konfirmasi Pembayaran";
const FORM = "konfirmasi";
const STEPS = ["Pesanan", "Transfer", "Verifikasi"];

/** Where to transfer what a purchase costs, and the form that tells the treasurer about it. */
function ConfirmOrder({ memberId, purchase }: { memberId: number; purchase: TransferPurchase }) {
  const options = useQuery(paymentOptionsQuery());
  const account = options.data && accountOf(options.data, purchase.bank);
  const { form, problem, chat, outdated } = useOrderTransfer(memberId, purchase, account);
  const back = purchase.orderNumber === null ? "/bayar-belanja" : "/riwayat-belanja";
  if (chat) {
    return (
      <AppShell header={<PageHeader title={TITLE} back="/" />} className="justify-center">
        <TransferSent thanks={THANKS} chat={chat} />
      </AppShell>
    );
  }
  return (
    <AppShell
      header={<PageHeader title={TITLE} back={back} isHeading />}
      actions={
        account && !outdated && <SendBar form={FORM} busy={form.busy} again={problem?.passing ?? false} />
      }
    >
      <Steps label="Langkah belanja" steps={STEPS} now={1} />
      <Panel>
        <p className="text-sm text-text-2">
          Terima kasih, <b className="text-text wrap-anywhere">{purchase.name}</b>. Silakan transfer ke
          rekening berikut untuk {purchase.orderNumber ? `pesanan ${purchase.orderNumber}` : "belanjamu"}:
        </p>
        <Loaded
          query={options}
          failure="Pilihan pembayaran gagal dimuat."
          skeleton={<Skeleton className="mt-3 h-52 rounded-lg" />}
        >
          {() => account && <BankAccountCard account={account} amount={purchase.amount} exact={false} />}
        </Loaded>
      </Panel>
      {account && <TransferForm id={FORM} form={form} />}
      {problem && <ProblemNote problem={problem} />}
      {outdated ? (
        <div className="mt-3 flex flex-wrap gap-2.5 px-4 [&>*]:flex-1">
          <LinkButton to="/keranjang">Periksa Keranjang</LinkButton>
          <LinkButton to="/riwayat-belanja" variant="line">
            Riwayat Belanja
          </LinkButton>
        </div>
      ) : (
        <p className="px-4 pt-3.5 text-center text-xs leading-[1.125rem] text-text-3">
          Setelah terkirim, WhatsApp akan terbuka dengan pesan konfirmasi yang sudah terisi.
        </p>
      )}
    </AppShell>
  );
}
