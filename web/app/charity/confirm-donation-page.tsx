import type { BankAccount } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import {
  accountOf,
  BankAccountCard,
  callWith,
  paymentOptionsQuery,
  TransferPage,
  useTransfer,
} from "../payments/index.ts";
import { useHydrated } from "../platform/hydrated.ts";
import { dropIdempotencyKey } from "../platform/idempotency-key.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { removeFromTab } from "../platform/tab-storage.ts";
import { Loading } from "../ui/feedback/loading.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { Page } from "../ui/layout/page.tsx";
import {
  forgetBegunGift,
  giftDraft,
  isTransferGift,
  readTransferGift,
  removeTransferGift,
  type TransferGift,
} from "./begun-gift.ts";

const META = (
  <PageMeta
    title="Konfirmasi Pembayaran"
    description="Transfer donasimu, lalu kirim buktinya kepada bendahara."
    noindex
  />
);

/** If no gift was begun, the page redirects to home. */
export default function ConfirmDonationPage() {
  const { state } = useLocation();
  if (!useHydrated()) return <Waiting />;
  const gift = isTransferGift(state) ? state : readTransferGift();
  if (gift) return <ConfirmDonation key={gift.key} gift={gift} />;
  // The screen stays until home is loaded: once it is sent, nothing of the gift is left here.
  return (
    <>
      <Waiting />
      <Navigate to="/" replace />
    </>
  );
}

const Waiting = () => (
  <Page title="Konfirmasi Pembayaran" back="/donasi" isHeading>
    {META}
    <Loading>
      <Skeletons of={["h-20 rounded-none", "mt-2 h-72 rounded-none", "mt-2 h-96 rounded-none"]} />
    </Loading>
  </Page>
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
        payer={gift.payer_name}
        says="Silakan transfer ke rekening berikut:"
        thanks={THANKS}
      >
        {() => account && <BankAccountCard account={account} amount={gift.total} />}
      </TransferPage>
    </>
  );
}

const THANKS = "Donasimu sudah terkirim. Jazakumullahu khairan!";

function useGiftTransfer(gift: TransferGift, account: BankAccount | undefined) {
  const client = useQueryClient();
  return useTransfer({
    draft: `donasi-transfer:${gift.key}`,
    account,
    paid: {
      what: "donasi",
      payer: gift.payer_name,
      subject: { name: "Program", title: gift.title },
      amount: gift.total,
    },
    call: (transfer) => callWith(gift, transfer),
    again: `/bayar-donasi/${gift.slug}`,
    // It is stored and sent automatically from here on.
    onKept: forgetBegunGift,
    onDelivered() {
      removeTransferGift(gift);
      removeFromTab(giftDraft(gift.slug));
      dropIdempotencyKey(giftDraft(gift.slug));
      void client.invalidateQueries({ queryKey: ["member"] });
    },
    refused: "Gagal membuat donasi. Silakan coba lagi.",
    failed: "Terjadi kesalahan saat membuat donasi.",
    thanks: THANKS,
    leadTo: "/",
  });
}
