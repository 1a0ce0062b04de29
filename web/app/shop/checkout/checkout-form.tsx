import type { CartItem } from "@barakah/contract";
import { QRIS_CODES } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import {
  Panel,
  PaymentChoice,
  paymentOptionsQuery,
  TotalBar,
  TotalLines,
  WithCode,
} from "../../payments/index.ts";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { cartTotals } from "../cart/cart-totals.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import { wayKey } from "./checkout.ts";
import { CheckoutLines } from "./checkout-lines.tsx";
import { useCheckout } from "./use-checkout.ts";

const FORM = "pembayaran";
/** Loaded separately: pickups do not need it. */
const delivery = () => import("../delivery/delivery-choice.tsx");
const AddressChoice = lazy(async () => ({ default: (await delivery()).AddressChoice }));
const WayChoice = lazy(async () => ({ default: (await delivery()).WayChoice }));

interface CheckoutProps {
  memberId: number;
  lines: CartItem[];
  onHold(lines: CartItem[] | undefined): void;
}

export function Checkout({ memberId, lines, onHold }: CheckoutProps) {
  const options = useQuery(paymentOptionsQuery());
  const { form, goods, way, total, setWays, choice, code } = useCheckout({
    memberId,
    lines,
    options: options.data,
    onHold,
  });
  const { pieces } = cartTotals(lines);
  return (
    <AppShell
      header={<PageHeader title="Pembayaran" back="/keranjang" isHeading />}
      actions={
        <TotalBar
          caption="Total bayar"
          total={<WithCode amount={total} code={code} />}
          form={FORM}
          busy={form.busy}
          disabled={!options.data}
        >
          <Icon name="shield-check-fill" size={20} /> Bayar Sekarang
        </TotalBar>
      }
    >
      <form id={FORM} ref={form.ref} noValidate onSubmit={form.submit}>
        <Suspense fallback={<Skeleton className="h-44 rounded-none" />}>
          <AddressChoice memberId={memberId} form={form} />
        </Suspense>
        <CheckoutLines lines={lines} />
        <BuyerFields form={form} />
        <Suspense fallback={<Skeleton className="mt-2 h-52 rounded-none" />}>
          <WayChoice memberId={memberId} lines={lines} form={form} keyOf={wayKey} onWays={setWays} />
        </Suspense>
        <Panel>
          <Loaded
            query={options}
            failure="Pilihan pembayaran gagal dimuat."
            skeleton={<Skeleton className="h-36" />}
          >
            {(found) => <PaymentChoice options={found} {...choice} />}
          </Loaded>
        </Panel>
        <Panel title="Rincian pembayaran">
          <TotalLines
            lines={[
              { name: `Subtotal (${wholeNumber(pieces)} barang)`, value: rupiah(goods) },
              ...(way && way.price > 0
                ? [{ name: `Ongkir ${way.courier} ${way.service}`.trim(), value: rupiah(way.price) }]
                : []),
              ...(code ? [{ name: "Potongan kode unik QRIS", value: `${code} 1–${QRIS_CODES}` }] : []),
            ]}
            total={{ name: "Total bayar", value: <WithCode amount={total} code={code} /> }}
          />
        </Panel>
        {form.problem && (
          <Note tone="red" icon={<Icon name="warning-circle-fill" size={20} />} className="mx-4 mt-4">
            {form.problem}
          </Note>
        )}
      </form>
    </AppShell>
  );
}
