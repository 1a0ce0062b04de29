import type { Parcel } from "@barakah/contract";

export function groupsOf<Row extends Parcel>(parcels: Row[]) {
  const groups = new Map<string, Row[]>();
  for (const parcel of parcels) {
    const name = parcel.shipment?.courier;
    if (name) groups.set(name, [...(groups.get(name) ?? []), parcel]);
  }
  return [...groups].map(([name, members]) => ({
    name,
    parcels: members,
    grams: members.reduce((sum, { shipment }) => sum + (shipment?.weight_g ?? 0), 0),
  }));
}

export const kilograms = (grams: number) =>
  `${(grams / 1000).toLocaleString("id-ID", { maximumFractionDigits: 1 })} kg`;

export const contentsOf = ({ items }: Parcel) =>
  items.map(({ product_name, quantity }) => `${product_name} × ${quantity}`).join(", ");

/** The number of a parcel that has left, or its driver. */
export const sentAs = ({ shipment }: Parcel) =>
  shipment?.shipped_at ? shipment.awb || shipment.driver_name || "dikirim" : undefined;

/** The next parcel without a tracking number, starting over at the top. */
export function nextAfter(
  parcels: Parcel[],
  number: string,
  done: ReadonlyMap<string, string>,
): string | undefined {
  const place = parcels.findIndex(({ order_number }) => order_number === number);
  const around = [...parcels.slice(place + 1), ...parcels.slice(0, place + 1)];
  return around.find(({ order_number }) => !done.has(order_number))?.order_number;
}
