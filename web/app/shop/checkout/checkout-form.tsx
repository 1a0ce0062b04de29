import type { CartItem, CartVouchers } from "@barakah/contract";
import { QRIS_CODES } from "@barakah/contract/payments/qris/unique-amount-ranges";
import { NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import {
  ContactFields,
  NextPages,
  Panel,
  PaymentPanel,
  paymentOptionsQuery,
  TotalBar,
  TotalLines,
  WithCode,
} from "../../payments/index.ts";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { Note, ProblemNote } from "../../ui/feedback/note.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { byStore, COMMUNITY_STORE, placeOf, travelling } from "../cart/by-store.ts";
import { cartTotals, voucherLines } from "../cart/cart-totals.ts";
import { type CheckoutValues, parcelLines, wayKey } from "./checkout.ts";
import { useCheckout } from "./use-checkout.ts";

const FORM = "pembayaran";
const NEXT = ["/konfirmasi-pembayaran-belanja"];
const CheckoutLines = lazy(() => import("./checkout-lines.tsx"));
/** Loaded separately: downloads do not need it. */
const delivery = () => import("../delivery/delivery-choice.tsx");
const AddressChoice = lazy(async () => ({ default: (await delivery()).AddressChoice }));
const WayChoice = lazy(async () => ({ default: (await delivery()).WayChoice }));

interface CheckoutProps {
  memberId: number;
  lines: CartItem[];
  vouchers: CartVouchers;
  onHold(lines: CartItem[] | undefined): void;
}

export function Checkout({ memberId, lines, vouchers, onHold }: CheckoutProps) {
  const options = useQuery(paymentOptionsQuery());
  const {
    form,
    goods,
    parcels,
    ways,
    awaitsWays,
    total: payable,
    setWays,
    choice,
    code,
    problem,
  } = useCheckout({
    memberId,
    lines,
    saved: vouchers.saved,
    options: options.data,
    onHold,
  });
  const { pieces } = cartTotals(lines);
  const stores = byStore(travelling(lines));
  const sent = stores.length > 0;
  const total = <WithCode amount={payable} code={code} />;
  const several = stores.length > 1;
  const unpriced = form.values.address_id !== null && !ways;
  const caption = !unpriced ? "Total bayar" : several ? "Sementara" : "Total tanpa ongkir";
  const missing = form.errors.ways && several ? parcels.filter(({ way }) => !way) : [];
  const files = cartTotals(lines.filter(({ product }) => product.kind === "digital")).total;
  return (
    <Page
      title="Pembayaran"
      back="/keranjang"
      isHeading
      actions={
        <TotalBar
          {...{ caption, total, form: FORM, busy: form.busy }}
          disabled={!options.data || (sent && awaitsWays)}
        >
          <Icon name="shield-check-fill" size={20} /> Bayar Sekarang
        </TotalBar>
      }
    >
      <form id={FORM} ref={form.ref} noValidate onSubmit={form.submit}>
        {missing.length > 0 && (
          <Note tone="red" className="m-4">
            <b>Cara pengiriman belum dipilih</b>
            {missing.map(({ store }) => (
              <a key={placeOf(store)} href={`#${placeOf(store)}`} className="block py-1 font-bold underline">
                Ke {store?.name ?? COMMUNITY_STORE}
              </a>
            ))}
          </Note>
        )}
        {sent && (
          <Suspense fallback={<Skeleton className="h-44 rounded-none" />}>
            <AddressChoice memberId={memberId} form={form} />
          </Suspense>
        )}
        {stores.length < 2 && (
          <Panel title="Pesanan">
            <Suspense fallback={<Skeleton className="h-13" />}>
              <CheckoutLines lines={lines} />
            </Suspense>
          </Panel>
        )}
        <BuyerFields form={form} sent={sent} />
        {sent && (
          <Suspense fallback={<Skeleton className="mt-2 h-52 rounded-none" />}>
            <WayChoice
              memberId={memberId}
              lines={lines}
              form={form}
              keyOf={wayKey}
              onWays={setWays}
              shown={(own) => <CheckoutLines lines={own} />}
            />
          </Suspense>
        )}
        <PaymentPanel query={options} {...choice} />
        <NextPages pages={NEXT} />
        <Panel title="Rincian pembayaran">
          <TotalLines
            lines={[
              ...(several
                ? [...parcelLines(parcels), ...(files > 0 ? [{ name: "Unduhan", value: rupiah(files) }] : [])]
                : [
                    { name: `Subtotal (${wholeNumber(pieces)} barang)`, value: rupiah(goods) },
                    ...(ways ?? [])
                      .filter(({ price }) => price > 0)
                      .map(({ courier, service, price }) => ({
                        name: `Ongkir ${courier} ${service}`.trim(),
                        value: rupiah(price),
                      })),
                  ]),
              ...voucherLines(vouchers.vouchers),
              ...(code ? [{ name: "Potongan kode unik QRIS", value: `${code} 1–${QRIS_CODES}` }] : []),
            ]}
            total={{ name: caption, value: total }}
          />
          {several && (
            <p className="mt-1.5 text-xs text-text-2">
              Bila satu toko tidak dapat mengirim, hanya uang paketnya yang kembali.
            </p>
          )}
        </Panel>
        <ProblemNote>{problem}</ProblemNote>
      </form>
    </Page>
  );
}

const BuyerFields = ({ form, sent }: { form: Form<CheckoutValues>; sent: boolean }) => (
  <Panel title="Data pemesan">
    <div className="flex flex-col gap-4">
      <ContactFields form={form} prefix="payer_" phoneHint="Untuk mengabari tentang pesananmu." />
      {sent && (
        <TextArea
          {...form.field("note")}
          label="Catatan pengiriman"
          hint="Dibaca setiap penjual di pesanan ini."
          optional
          rows={3}
          placeholder="Contoh: titip di pos satpam, atau jam pengambilan"
          maxLength={NOTE_MOST}
        />
      )}
    </div>
  </Panel>
);
