import { Navigate, useLocation } from "react-router";
import { useHydrated } from "../platform/hydrated.ts";
import { Loading } from "../ui/feedback/loading.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { isTransferGift } from "./begun-gift.ts";
import { ConfirmDonation } from "./confirm-donation.tsx";
import { ConfirmMeta } from "./confirm-meta.tsx";
import { readTransferGift } from "./transfer-gift.ts";

/** Reached from the donation page only: opened without a gift, it leads home. */
export default function ConfirmDonationPage() {
  const { state } = useLocation();
  if (!useHydrated()) return <Waiting />;
  const gift = isTransferGift(state) ? state : readTransferGift();
  return gift ? <ConfirmDonation key={gift.key} gift={gift} /> : <Navigate to="/" replace />;
}

function Waiting() {
  return (
    <AppShell header={<PageHeader title="Konfirmasi Pembayaran" back="/donasi" isHeading />}>
      <ConfirmMeta />
      <Loading>
        <Skeleton className="h-20 rounded-none" />
        <Skeleton className="mt-2 h-72 rounded-none" />
        <Skeleton className="mt-2 h-96 rounded-none" />
      </Loading>
    </AppShell>
  );
}
