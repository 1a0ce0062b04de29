import type { CartItem, CartVouchers as Vouchers } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { MembersPage } from "../../accounts/index.ts";
import { TotalBar, TotalLines } from "../../payments/index.ts";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import art from "../../ui/art/i-keranjang.svg";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { cartQuery, cartVouchersQuery } from "../member/shopping-queries.ts";
import { byStore, travelling } from "./by-store.ts";
import { CartList } from "./cart-list.tsx";
import { cartTotals, PUT_RIGHT, voucherLines } from "./cart-totals.ts";
import { CartVouchers } from "./cart-vouchers.tsx";

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
  const vouchers = useQuery(cartVouchersQuery(memberId));
  const filled = cart.data && cart.data.length > 0;
  return (
    <Page
      title={TITLE}
      back="/sinergy"
      isHeading
      actions={filled && <CartBar lines={cart.data} saved={vouchers.data?.saved ?? 0} />}
      className="pt-4 pb-8"
    >
      <Loaded query={cart} failure="Keranjang belanja gagal dimuat." skeleton={<RowsSkeleton />}>
        {(lines) =>
          lines.length === 0 ? (
            <EmptyCart />
          ) : (
            <>
              <CartList lines={lines} memberId={memberId} />
              <CartVouchers memberId={memberId} vouchers={vouchers.data?.vouchers ?? []} />
              <CartSummary lines={lines} vouchers={vouchers.data} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

const EmptyCart = () => (
  <StateScreen
    art={art}
    heading="Keranjang belanjamu masih kosong."
    text="Pilih produk halal dari anggota, untuk anggota."
  >
    <LinkButton to="/sinergy">Belanja Sekarang</LinkButton>
    <LinkButton to="/incaran" variant="line" label="Lihat Incaran" />
  </StateScreen>
);

function CartSummary({ lines, vouchers }: { lines: CartItem[]; vouchers: Vouchers | undefined }) {
  const { pieces, total } = cartTotals(lines);
  return (
    <div className="mt-5 px-4">
      <Card as="section" className="p-4">
        <h2 className="mb-1.5 text-lg">Ringkasan</h2>
        <TotalLines
          lines={[
            { name: "Jumlah produk", value: `${wholeNumber(pieces)} barang` },
            { name: "Subtotal", value: rupiah(total) },
            ...voucherLines(vouchers?.vouchers ?? []),
          ]}
          total={{ name: "Total", value: rupiah(total - (vouchers?.saved ?? 0)) }}
        />
        {byStore(travelling(lines)).length > 1 && (
          <p className="mt-1.5 text-xs text-text-2">Ongkir dihitung per toko di langkah berikut.</p>
        )}
      </Card>
      <Link
        to="/sinergy"
        className="mt-2 flex min-h-(--tap) items-center justify-center gap-2 font-semibold text-primary-text"
      >
        <Icon name="plus-bold" size={16} /> Tambah produk lain
      </Link>
    </div>
  );
}

const FORM = "bayar";
function CartBar({ lines, saved }: { lines: CartItem[]; saved: number }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { pieces, total } = cartTotals(lines);
  function pay(event: FormEvent) {
    event.preventDefault();
    if (!lines.every((line) => line.can_buy)) return toast.error(PUT_RIGHT);
    const cartItems = lines.map(({ product, quantity }) => ({ product_id: product.id, quantity }));
    navigate("/bayar-belanja", { state: { cartItems } });
  }
  return (
    <>
      <form id={FORM} onSubmit={pay} />
      <TotalBar caption={`Total (${wholeNumber(pieces)} barang)`} total={rupiah(total - saved)} form={FORM}>
        Bayar <Icon name="caret-right-bold" size={16} />
      </TotalBar>
    </>
  );
}
