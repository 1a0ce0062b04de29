import { lazy, Suspense } from "react";
import { RowsSkeleton } from "../ui/feedback/skeleton.tsx";
import { Page } from "../ui/layout/page.tsx";
import { OwnStorePage } from "./own-store.tsx";

// The form is staff's own: large, and of use only to sellers.
const StoreVouchers = lazy(() => import("./store-vouchers.tsx"));
const TITLE = "Kupon toko";
const BACK = "/toko-saya";

export default function VouchersPage() {
  return (
    <OwnStorePage title={TITLE} back={BACK}>
      {(_, memberId) => (
        <Page title={TITLE} back={BACK} isHeading className="px-4 pt-4 pb-8">
          <Suspense fallback={<RowsSkeleton />}>
            <StoreVouchers memberId={memberId} />
          </Suspense>
        </Page>
      )}
    </OwnStorePage>
  );
}
