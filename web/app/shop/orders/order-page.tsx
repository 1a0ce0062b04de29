import type { Order, Shipment } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { MembersPage } from "../../accounts/index.ts";
import { Panel, TotalLines } from "../../payments/index.ts";
import { api } from "../../platform/browser-api.ts";
import { decimalText, rupiah, wholeNumber } from "../../platform/format.ts";
import { putCached } from "../../platform/query-client.ts";
import { copyText } from "../../ui/copy-text.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { AddressText } from "../delivery/address-text.tsx";
import { weekdayOf } from "../delivery/arrival.ts";
import { orderQuery } from "../delivery/queries.ts";
import type { Route } from "./+types/order-page";
import { ComplaintCase } from "./complaint-case.tsx";
import { EndDialog, OrderActions } from "./order-actions.tsx";
import { Journey, OrderHead } from "./order-head.tsx";
import { OrderItemRow } from "./order-item-row.tsx";
import { SoldBy } from "./sold-by.tsx";
import { useOrderActions } from "./use-order-actions.ts";

const ProblemDialog = lazy(() => import("./problem-dialog.tsx"));
const TITLE = "Pesanan";
const BACK = "/riwayat-belanja";

export default function OrderPage({ params }: Route.ComponentProps) {
  return (
    <MembersPage
      title={TITLE}
      description="Perjalanan pesananmu di Sinergy."
      back={BACK}
      skeleton={<RowsSkeleton className="h-52" />}
    >
      {(memberId) => <OwnOrder memberId={memberId} number={params.number} />}
    </MembersPage>
  );
}

function OwnOrder({ memberId, number }: { memberId: number; number: string }) {
  const order = useQuery(orderQuery(memberId, number));
  const [asked, setAsked] = useState<"problem" | "received">();
  const { can_receive, can_complain } = order.data ?? {};
  return (
    <Page
      title={TITLE}
      back={BACK}
      isHeading
      actions={
        can_receive && (
          <ActionBar>
            {can_complain && (
              <Button variant="line" className="flex-1" onClick={() => setAsked("problem")}>
                Ada masalah
              </Button>
            )}
            <Button className="flex-1" onClick={() => setAsked("received")} label="Pesanan diterima" />
          </ActionBar>
        )
      }
      className="pb-8"
    >
      <Loaded query={order} failure="Gagal memuat pesanan" skeleton={<RowsSkeleton className="h-52" />}>
        {(found) => <OrderView order={found} memberId={memberId} />}
      </Loaded>
      {order.data && asked === "problem" && (
        <Suspense>
          <ProblemDialog order={order.data} memberId={memberId} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
      {order.data && asked === "received" && (
        <Received order={order.data} memberId={memberId} onClose={() => setAsked(undefined)} />
      )}
    </Page>
  );
}

function Received({ order, memberId, onClose }: { order: Order; memberId: number; onClose(): void }) {
  const { end } = useOrderActions(order, memberId);
  return <EndDialog asked="received" onEnd={end} onClose={onClose} />;
}

function OrderView({ order, memberId }: { order: Order; memberId: number }) {
  const { shipment, complaint } = order;
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <OrderHead order={order} />
      {complaint && (
        <Panel title="Laporanmu">
          <ComplaintCase complaint={complaint} />
        </Panel>
      )}
      {(order.can_pay || order.can_cancel || order.can_send_proof) && (
        <Panel title={order.can_cancel ? "Belum dibayar" : "Sedang diperiksa"}>
          <OrderActions order={order} memberId={memberId} />
        </Panel>
      )}
      {order.pickup && <PickupPlace pickup={order.pickup} />}
      {shipment && <Courier order={order} shipment={shipment} memberId={memberId} />}
      <Panel title={shipment ? "Perjalanan paket" : "Riwayat pesanan"}>
        <Journey order={order} />
      </Panel>
      {shipment && (
        <Panel title="Dikirim ke">
          <AddressText address={shipment} />
        </Panel>
      )}
      <Panel title="Isi pesanan">
        <SoldBy order={order} />
        <ul className="flex flex-col gap-3">
          {order.items.map((item) => (
            <OrderItemRow key={item.id} item={item} memberId={memberId} />
          ))}
        </ul>
        <TotalLines
          lines={[
            {
              name: `Subtotal (${wholeNumber(pieces)} barang)`,
              value: rupiah(order.total_price - order.shipping_price + order.voucher_amount),
            },
            ...(order.voucher_code
              ? [{ name: `Kupon ${order.voucher_code}`, value: `−${rupiah(order.voucher_amount)}` }]
              : []),
            ...(shipment
              ? [
                  {
                    name: `Ongkir ${shipment.courier} ${shipment.service}`.trim(),
                    value: rupiah(order.shipping_price),
                  },
                ]
              : []),
            ...(order.amount_due < order.total_price
              ? [{ name: "Potongan kode unik", value: `−${rupiah(order.total_price - order.amount_due)}` }]
              : []),
          ]}
          total={{ name: "Total", value: rupiah(order.amount_due) }}
        />
      </Panel>
      {shipment?.ends_at && order.can_receive && (
        <p className="px-6 py-4 text-center text-sm text-text-2">
          Tanpa kabar darimu, pesanan selesai sendiri pada {weekdayOf(shipment.ends_at)}. Kami ingatkan dua
          hari sebelumnya.
        </p>
      )}
    </>
  );
}

/** Where, when, and whom to ask. */
function PickupPlace({ pickup: { place, hours, phone } }: { pickup: NonNullable<Order["pickup"]> }) {
  const facts = [
    { name: "Tempat", value: place },
    { name: "Jam", value: hours },
  ].filter(({ value }) => value);
  return (
    <Panel title="Ambil di sini">
      <dl className="grid grid-cols-[fit-content(40%)_1fr] gap-x-4 gap-y-1 text-sm [&_dd]:wrap-anywhere [&_dt]:text-text-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {phone && (
        <a
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-primary-text underline"
          href={`tel:${phone.replace(/[^+\d]/g, "")}`}
        >
          Hubungi {phone}
        </a>
      )}
      <p className="text-sm text-text-2">Sebutkan nomor pesananmu. Penjualnya melihat nomor teleponmu.</p>
    </Panel>
  );
}

const kilograms = (grams: number) => `${decimalText(grams / 1000, 1)} kg`;

interface CourierProps {
  order: Order;
  shipment: Shipment;
  memberId: number;
}

function Courier({ order, shipment, memberId }: CourierProps) {
  const client = useQueryClient();
  const toast = useToast();
  const tracking = useSend({
    mutationFn: () =>
      api.call("POST /api/orders/:order_number/track/", { params: { order_number: order.order_number } }),
    success: "Perjalanan diperbarui.",
    onSuccess: (found) => putCached(client, orderQuery(memberId, order.order_number).queryKey, found),
  });
  async function copy() {
    if (await copyText(shipment.awb)) toast.success("Nomor resi berhasil disalin!");
  }
  return (
    <Panel>
      <div className="flex items-center gap-3">
        <span className="grid size-10 place-items-center rounded-md bg-info-soft text-on-info-soft">
          <Icon name="storefront-fill" size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <b className="block">{`${shipment.courier} ${shipment.service}`.trim()}</b>
          <span className="text-sm text-text-2">1 paket, {kilograms(shipment.weight_g)}</span>
        </div>
      </div>
      {shipment.awb && (
        <div className="mt-3 border-t border-dashed border-border pt-3">
          <p className="text-sm text-text-2">Nomor resi</p>
          <p className="text-lg font-extrabold tracking-[.02em] wrap-anywhere">{shipment.awb}</p>
          <div className="mt-2 flex flex-wrap gap-2 [&>button]:flex-1">
            <Button variant="soft" size="sm" onClick={copy}>
              <Icon name="copy" size={18} /> Salin nomor
            </Button>
            {order.status === "Dikirim" && (
              <Button variant="soft" size="sm" busy={tracking.busy} onClick={() => tracking.send()}>
                <Icon name="map-pin-fill" size={18} /> Lacak
              </Button>
            )}
          </div>
        </div>
      )}
      {shipment.driver_name && (
        <p className="mt-3 border-t border-dashed border-border pt-3 text-sm">
          Diantar <b>{shipment.driver_name}</b>{" "}
          {shipment.driver_phone && (
            <a className="font-semibold text-primary-text underline" href={`tel:${shipment.driver_phone}`}>
              {shipment.driver_phone}
            </a>
          )}
        </p>
      )}
    </Panel>
  );
}
