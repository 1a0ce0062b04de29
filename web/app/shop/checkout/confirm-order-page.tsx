import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import { MembersPage } from "../../accounts/index.ts";
import { accountOf, BankAccountCard, paymentOptionsQuery, TransferPage } from "../../payments/index.ts";
import { Skeletons } from "../../ui/feedback/skeleton.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { isTransferPurchase, readTransferPurchase, type TransferPurchase } from "./transfer-purchase.ts";
import { THANKS, useOrderTransfer } from "./use-order-transfer.ts";

/** Opened without a purchase, it leads home. */
export default function ConfirmOrderPage() {
  const { state } = useLocation();
  return (
    <MembersPage
      title={TITLE}
      description="Transfer belanjamu, lalu kirim buktinya kepada bendahara."
      back="/bayar-belanja"
      skeleton={<ConfirmSkeleton />}
    >
      {(memberId) => {
        const purchase = isTransferPurchase(state) ? state : readTransferPurchase(memberId);
        if (!purchase)
          return (
            <Page title={TITLE} back="/bayar-belanja" isHeading>
              <ConfirmSkeleton />
              <Navigate to="/" replace />
            </Page>
          );
        return <ConfirmOrder key={purchase.key} memberId={memberId} purchase={purchase} />;
      }}
    </MembersPage>
  );
}

const ConfirmSkeleton = () => (
  <Skeletons of={["h-20 rounded-none", "mt-2 h-72 rounded-none", "mt-2 h-96 rounded-none"]} />
);

const TITLE = "Konfirmasi Pembayaran";
const STEPS = ["Pesanan", "Transfer", "Verifikasi"];

function ConfirmOrder({ memberId, purchase }: { memberId: number; purchase: TransferPurchase }) {
  const options = useQuery(paymentOptionsQuery());
  const account = options.data && accountOf(options.data, purchase.bank);
  const { outdated, ...transfer } = useOrderTransfer(memberId, purchase, account);
  const bought = purchase.orderNumber ? `pesanan ${purchase.orderNumber}` : "belanjamu";
  return (
    <TransferPage
      title={TITLE}
      back={purchase.orderNumber === null ? "/bayar-belanja" : "/riwayat-belanja"}
      backAfter="/"
      steps={{ label: "Langkah belanja", steps: STEPS }}
      transfer={transfer}
      options={options}
      account={account}
      payer={purchase.payer_name}
      says={`Silakan transfer ke rekening berikut untuk ${bought}:`}
      thanks={THANKS}
      outdated={
        outdated && (
          <div className="mt-3 flex flex-wrap gap-2.5 px-4 [&>*]:flex-1">
            <LinkButton to="/keranjang">Periksa Keranjang</LinkButton>
            <LinkButton to="/riwayat-belanja" variant="line" label="Riwayat Belanja" />
          </div>
        )
      }
    >
      {() => account && <BankAccountCard account={account} amount={purchase.total} exact={false} />}
    </TransferPage>
  );
}
