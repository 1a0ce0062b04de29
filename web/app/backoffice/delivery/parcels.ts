import type { Parcel } from "@barakah/contract";

export interface ParcelGroup {
  name: string;
  parcels: Parcel[];
  grams: number;
}

/** Parcels grouped by courier. */
export function groupsOf(parcels: Parcel[]): ParcelGroup[] {
  const groups = new Map<string, Parcel[]>();
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
