import { Navigate, useLocation } from "react-router";
import { MembersPage } from "../../accounts/index.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { ConfirmOrder } from "./confirm-order.tsx";
import { isTransferPurchase, readTransferPurchase } from "./transfer-purchase.ts";

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

function ConfirmSkeleton() {
  return (
    <>
      <Skeleton className="h-20 rounded-none" />
      <Skeleton className="mt-2 h-72 rounded-none" />
      <Skeleton className="mt-2 h-96 rounded-none" />
    </>
  );
}
