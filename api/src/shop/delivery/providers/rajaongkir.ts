import type { TrackEvent, TrackState } from "@barakah/contract";
import { askJson, daysIn, rowsOf, sameName, textOf } from "./ask.ts";
import {
  type CourierProvider,
  type CourierSettings,
  codeOf,
  events,
  type Place,
  type PlaceBook,
  placeId,
  type Rate,
} from "./provider.ts";

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
export function createRajaOngkir({ baseUrl, key, couriers }: CourierSettings): CourierProvider {
  const headers = { key, accept: "application/json" };

  const districtId = (place: Place, places: PlaceBook, signal: AbortSignal) =>
    placeId(places, place, async () => {
      const search = new URLSearchParams({ search: place.district, limit: "100", offset: "0" });
      const url = `${baseUrl}/destination/domestic-destination?${search}`;
      const answer = await askJson(url, { headers, signal });
      const found = rowsOf(answer.data).find(
        (row) =>
          sameName(textOf(row.district_name), place.district) && sameName(textOf(row.city_name), place.city),
      );
      return found && String(found.id);
    });

  return {
    name: "rajaongkir",
    async quote({ from, to, grams }, places, signal) {
      const origin = await districtId(from, places, signal);
      const destination = await districtId(to, places, signal);
      const weight = String(grams);
      const body = new URLSearchParams({ origin, destination, weight, courier: couriers, price: "lowest" });
      const url = `${baseUrl}/calculate/domestic-cost`;
      const answer = await askJson(url, { method: "POST", headers, body, signal });
      return rowsOf(answer.data).map(rateOf);
    },
    async track(courier, awb, signal) {
      const query = new URLSearchParams({ awb, courier: codeOf(courier) });
      const answer = await askJson(`${baseUrl}/track/waybill?${query}`, { method: "POST", headers, signal });
      const data = (answer.data ?? {}) as Record<string, unknown>;
      return events(rowsOf(data.manifest), eventOf);
    },
  };
}
