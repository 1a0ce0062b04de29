import { useQuery } from "@tanstack/react-query";
import { MembersPage } from "../../accounts/index.ts";
import art from "../../ui/art/i-keranjang.svg";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { cartQuery } from "../member/shopping-queries.ts";
import { CartBar } from "./cart-bar.tsx";
import { CartList } from "./cart-list.tsx";
import { CartSummary } from "./cart-summary.tsx";

const TITLE = "Keranjang Belanja";

export default function CartPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Produk yang akan kamu beli di Sinergy, BARAKAH APP."
      back="/sinergy"
      skeleton={<RowsSkeleton />}
    >
      {(memberId) => <Cart memberId={memberId} />}
    </MembersPage>
  );
}

function Cart({ memberId }: { memberId: number }) {
  const cart = useQuery({ ...cartQuery(memberId), refetchOnMount: "always" });
  const filled = cart.data && cart.data.length > 0;
  return (
    <AppShell
      header={<PageHeader title={TITLE} back="/sinergy" isHeading />}
      actions={filled && <CartBar lines={cart.data} />}
      className="pt-4 pb-8"
    >
      <Loaded query={cart} failure="Keranjang belanja gagal dimuat." skeleton={<RowsSkeleton />}>
        {(lines) =>
          lines.length === 0 ? (
            <EmptyCart />
          ) : (
            <>
              <CartList lines={lines} memberId={memberId} />
              <CartSummary lines={lines} />
            </>
          )
        }
      </Loaded>
    </AppShell>
  );
}

function EmptyCart() {
  return (
    <StateScreen
      art={art}
      heading="Keranjang belanjamu masih kosong."
      text="Pilih produk halal dari anggota, untuk anggota."
    >
      <LinkButton to="/sinergy">Belanja Sekarang</LinkButton>
      <LinkButton to="/incaran" variant="line">
        Lihat Incaran
      </LinkButton>
    </StateScreen>
  );
}
