import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import { accountOf, BankAccountCard, paymentOptionsQuery, TransferPage } from "../payments/index.ts";
import { useHydrated } from "../platform/hydrated.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { isTransferGift, readTransferGift, type TransferGift } from "./transfer-gift.ts";
import { THANKS, useGiftTransfer } from "./use-gift-transfer.ts";

const META = (
  <PageMeta
    title="Konfirmasi Pembayaran"
    description="Transfer donasimu, lalu kirim buktinya kepada bendahara."
    noindex
  />
);

/** Opened without a gift, it leads home. */
export default function ConfirmDonationPage() {
  const { state } = useLocation();
  if (!useHydrated()) return <Waiting />;
  const gift = isTransferGift(state) ? state : readTransferGift();
  return gift ? <ConfirmDonation key={gift.key} gift={gift} /> : <Navigate to="/" replace />;
}

const Waiting = () => (
  <AppShell header={<PageHeader title="Konfirmasi Pembayaran" back="/donasi" isHeading />}>
    {META}
    <Loading>
      <Skeletons of={["h-20 rounded-none", "mt-2 h-72 rounded-none", "mt-2 h-96 rounded-none"]} />
    </Loading>
  </AppShell>
);

const STEPS = ["Nominal", "Transfer", "Verifikasi"];

function ConfirmDonation({ gift }: { gift: TransferGift }) {
  const options = useQuery(paymentOptionsQuery());
  const account = options.data && accountOf(options.data, gift.bank);
  return (
    <>
      {META}
      <TransferPage
        title="Konfirmasi Pembayaran"
        back={`/bayar-donasi/${gift.slug}`}
        backAfter="/"
        steps={{ label: "Langkah donasi", steps: STEPS }}
        transfer={useGiftTransfer(gift, account)}
        options={options}
        account={account}
        payer={gift.name}
        says="Silakan transfer ke rekening berikut:"
        thanks={THANKS}
      >
        {() => account && <BankAccountCard account={account} amount={gift.amount} />}
      </TransferPage>
    </>
  );
}
