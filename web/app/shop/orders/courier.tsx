import type { Order, Shipment } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Panel } from "../../payments/index.ts";
import { api } from "../../platform/browser-api.ts";
import { decimalText } from "../../platform/format.ts";
import { putCached } from "../../platform/query-client.ts";
import { copyText } from "../../ui/copy-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { orderQuery } from "../delivery/queries.ts";

const kilograms = (grams: number) => `${decimalText(grams / 1000, 1)} kg`;

interface CourierProps {
  order: Order;
  shipment: Shipment;
  memberId: number;
}

export function Courier({ order, shipment, memberId }: CourierProps) {
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
