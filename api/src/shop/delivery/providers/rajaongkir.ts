import type { TrackEvent, TrackState } from "@barakah/contract";
import { askJson, daysIn, rowsOf, sameName, textOf } from "./ask.ts";
import {
  type CourierProvider,
  CourierUnavailable,
  type Place,
  type PlaceBook,
  type Rate,
} from "./provider.ts";

interface Settings {
  /** Without `/destination`. */
  baseUrl: string;
  key: string;
  /** Courier codes, colon-separated: 'jne:sicepat'. */
  couriers: string;
}

const JAKARTA = "+07:00";
/** The order matters: a returned parcel was 'received' by its sender, and a warehouse 'receives' too. */
const STATES: [RegExp, TrackState][] = [
  [/GAGAL|RETUR|FAILED|UNDELIVERED|(?:TIDAK|BELUM|NOT) (?:TERKIRIM|DITERIMA|DELIVERED)/i, "failed"],
  [/(?:DITERIMA|TIBA) DI (?:GUDANG|HUB|AGEN|KONTER|COUNTER|DROP)/i, "at_hub"],
  [/DELIVERED|DITERIMA|TERKIRIM/i, "delivered"],
  [/WITH DELIVERY COURIER|DIANTAR|OUT FOR DELIVERY/i, "out_for_delivery"],
  [/RECEIVED AT|GUDANG|WAREHOUSE|HUB|INBOUND/i, "at_hub"],
  [/PICKED|MANIFEST|DIJEMPUT|SHIPMENT RECEIVED/i, "picked_up"],
];
export const stateOf = (text: string): TrackState =>
  STATES.find(([sign]) => sign.test(text))?.[1] ?? "under_way";

function rateOf(row: Record<string, unknown>): Rate {
  const service = [row.service, row.description].map(textOf).find((text) => text !== "") ?? "";
  return { courier: textOf(row.name), service, price: Number(row.cost), ...daysIn(row.etd) };
}

function eventOf(row: Record<string, unknown>): TrackEvent | undefined {
  const at = new Date(`${textOf(row.manifest_date)}T${textOf(row.manifest_time) || "00:00"}${JAKARTA}`);
  const text = [row.manifest_description, row.city_name].map(textOf).filter(Boolean).join(", ");
  return Number.isNaN(at.getTime()) || text === ""
    ? undefined
    : { at: at.toISOString(), text, state: stateOf(text) };
}

/** RajaOngkir by Komerce, protocol version 2. Its district ids are searched by name and cached. */
export function createRajaOngkir({ baseUrl, key, couriers }: Settings): CourierProvider {
  const headers = { key, accept: "application/json" };

  async function placeId(place: Place, places: PlaceBook, signal: AbortSignal): Promise<string> {
    const known = await places.find(place.code);
    if (known) return known;
    const search = new URLSearchParams({ search: place.district, limit: "100", offset: "0" });
    const answer = await askJson(`${baseUrl}/destination/domestic-destination?${search}`, {
      headers,
      signal,
    });
    const found = rowsOf(answer.data).find(
      (row) =>
        sameName(textOf(row.district_name), place.district) && sameName(textOf(row.city_name), place.city),
    );
    const id = found && String(found.id);
    if (!id) throw new CourierUnavailable(`it does not know ${place.district}, ${place.city}`);
    await places.keep(place.code, id);
    return id;
  }

  return {
    name: "rajaongkir",
    async quote({ from, to, grams }, places, signal) {
      const [origin, destination] = [await placeId(from, places, signal), await placeId(to, places, signal)];
      const body = new URLSearchParams({
        origin,
        destination,
        weight: String(grams),
        courier: couriers,
        price: "lowest",
      });
      const answer = await askJson(`${baseUrl}/calculate/domestic-cost`, {
        method: "POST",
        headers,
        body,
        signal,
      });
      return rowsOf(answer.data).map(rateOf);
    },
    async track(courier, awb, signal) {
      const query = new URLSearchParams({ awb, courier: courier.toLowerCase().split(" ")[0] ?? "" });
      const answer = await askJson(`${baseUrl}/track/waybill?${query}`, { method: "POST", headers, signal });
      const data = (answer.data ?? {}) as Record<string, unknown>;
      return rowsOf(data.manifest)
        .map(eventOf)
        .filter((event) => event !== undefined);
    },
  };
}
