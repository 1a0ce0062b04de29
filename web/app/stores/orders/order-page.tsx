import type { StoreOrder } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Panel, TotalLines } from "../../payments/index.ts";
import { date, dateInWords, rupiah } from "../../platform/format.ts";
import { AddressText, ComplaintCase } from "../../shop/index.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { OwnStorePage } from "../own-store.tsx";
import { storeOrderQuery } from "../queries.ts";
import type { Route } from "./+types/order-page";
import { SendingActions, StoreOrderBadge, StoreOrderItems } from "./store-order-card.tsx";

const ShipDialog = lazy(() => import("./ship-dialog.tsx"));
const TITLE = "Pesanan toko";
const BACK = "/toko-saya/pesanan";

export default function StoreOrderPage({ params }: Route.ComponentProps) {
  return (
    <OwnStorePage title={TITLE} back={BACK}>
      {(_, memberId) => <OneOrder memberId={memberId} number={params.number} />}
    </OwnStorePage>
  );
}

function OneOrder({ memberId, number }: { memberId: number; number: string }) {
  const order = useQuery(storeOrderQuery(memberId, number));
  return (
    <Page
      title={TITLE}
      back={BACK}
      isHeading
      className="pb-8"
      actions={
        order.data?.send_before && (
          <ActionBar>
            <SendingActions order={order.data} memberId={memberId} className="w-full" />
          </ActionBar>
        )
      }
    >
      <Loaded query={order} failure="Pesanan gagal dimuat." skeleton={<RowsSkeleton />}>
        {(found) => <OrderView order={found} memberId={memberId} />}
      </Loaded>
    </Page>
  );
}

function OrderView({ order, memberId }: { order: StoreOrder; memberId: number }) {
  const { shipment, complaint } = order;
  const refunded = order.goods - order.ujrah - order.earns;
  return (
    <>
      <section className="flex flex-wrap items-center justify-between gap-2 bg-surface p-4">
        <h2 className="min-w-0 text-lg wrap-anywhere">{order.order_number}</h2>
        <StoreOrderBadge order={order} />
        <p className="w-full text-sm text-text-2">Dipesan {dateInWords(order.created_at)}</p>
      </section>
      {complaint && (
        <Panel title="Laporan pembeli">
          <ComplaintCase complaint={complaint} />
        </Panel>
      )}
      <Panel title={shipment ? "Dikirim ke" : order.digital ? "Unduhan untuk" : "Diambil"}>
        <To order={order} />
        {order.note && !order.digital && (
          <p className="mt-2 text-sm wrap-anywhere">Catatan pembeli: {order.note}</p>
        )}
      </Panel>
      {shipment?.awb && <Sent order={order} memberId={memberId} awb={shipment.awb} />}
      <Panel title={order.replaces ? "Yang dikirim lagi" : "Isi pesanan"}>
        <StoreOrderItems items={order.items} />
        <TotalLines
          lines={[
            { name: "Harga barang", value: rupiah(order.goods) },
            { name: "Ujrah", value: `−${rupiah(order.ujrah)}` },
            ...(refunded > 0 ? [{ name: "Dikembalikan kepada pembeli", value: `−${rupiah(refunded)}` }] : []),
          ]}
          total={{ name: "Untukmu", value: rupiah(order.earns) }}
        />
      </Panel>
    </>
  );
}

function To({ order: { shipment, customer_name, customer_phone } }: { order: StoreOrder }) {
  if (shipment?.street) return <AddressText address={shipment} />;
  if (!shipment && customer_name)
    return (
      <>
        <p className="text-sm font-semibold">{customer_name}</p>
        {customer_phone && (
          <a
            className="inline-flex min-h-11 items-center text-sm font-semibold text-primary-text underline"
            href={`tel:${customer_phone.replace(/[^+\d]/g, "")}`}
          >
            Hubungi {customer_phone}
          </a>
        )}
      </>
    );
  return (
    <p className="text-sm text-text-2">
      Pesanan ini sudah berakhir, jadi nama dan alamat pembelinya tidak ditampilkan lagi.
    </p>
  );
}

interface SentProps {
  order: StoreOrder;
  memberId: number;
  awb: string;
}

function Sent({ order, memberId, awb }: SentProps) {
  const [mending, setMending] = useState(false);
  const { shipment, status } = order;
  const last = shipment?.track.at(-1);
  return (
    <Panel title={`${shipment?.courier} ${shipment?.service}`.trim()}>
      <p className="text-sm text-text-2">Nomor resi</p>
      <p className="text-lg font-extrabold tracking-[.02em] wrap-anywhere">{awb}</p>
      {last && (
        <p className="mt-1 text-sm text-text-2">
          {date(last.at)}: {last.text}
        </p>
      )}
      {status === "shipped" && !last && !order.replaces && (
        <Button variant="soft" size="sm" className="mt-2" onClick={() => setMending(true)}>
          Salah ketik? Perbaiki
        </Button>
      )}
      {mending && (
        <Suspense>
          <ShipDialog order={order} memberId={memberId} correct onClose={() => setMending(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
