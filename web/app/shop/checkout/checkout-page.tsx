import type { CartItem, CartVouchers } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { MembersPage } from "../../accounts/index.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { cartQuery, cartVouchersQuery } from "../member/shopping-queries.ts";
import { Checkout } from "./checkout-form.tsx";

const NothingToPay = lazy(() => import("./nothing-to-pay.tsx"));
const TITLE = "Pembayaran";
const NO_VOUCHERS: CartVouchers = { vouchers: [], saved: 0 };

export default function CheckoutPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Bayar belanjamu di Sinergy dengan transfer bank atau pembayaran online."
      back="/keranjang"
      skeleton={<CheckoutSkeleton />}
    >
      {(memberId) => <CheckoutOfCart memberId={memberId} />}
    </MembersPage>
  );
}

function CheckoutOfCart({ memberId }: { memberId: number }) {
  const cart = useQuery({ ...cartQuery(memberId), refetchOnMount: "always" });
  // While the pop-up is open the cart is empty: keep showing what is paid.
  const [held, setHeld] = useState<{ lines: CartItem[]; vouchers: CartVouchers }>();
  const vouchers = useQuery({ ...cartVouchersQuery(memberId), refetchOnMount: "always" });
  const lines = held?.lines ?? cart.data;
  const lowered = held?.vouchers ?? vouchers.data ?? NO_VOUCHERS;
  if (lines && lines.length > 0 && (held || vouchers.data || vouchers.isError))
    return (
      <Checkout
        memberId={memberId}
        lines={lines}
        vouchers={lowered}
        onHold={(kept) => setHeld(kept && { lines: kept, vouchers: lowered })}
      />
    );
  return (
    <Frame>
      <Loaded query={cart} failure="Keranjang belanja gagal dimuat." skeleton={<CheckoutSkeleton />}>
        {() => (
          <Suspense>
            <NothingToPay />
          </Suspense>
        )}
      </Loaded>
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Page title={TITLE} back="/keranjang" isHeading className="pb-8">
    {children}
  </Page>
);

const CheckoutSkeleton = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="h-56 rounded-none" />
    <Skeleton className="h-96 rounded-none" />
    <Skeleton className="h-52 rounded-none" />
  </div>
);
