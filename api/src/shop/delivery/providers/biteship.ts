import type { TrackEvent, TrackState } from "@barakah/contract";
import { askJson, daysIn, rowsOf, sameName, textOf } from "./ask.ts";
import {
  type CourierProvider,
  type CourierSettings,
  CourierUnavailable,
  codeOf,
  events,
  type Place,
  type PlaceBook,
  placeId,
  type Rate,
} from "./provider.ts";

const STATES: Readonly<Record<string, TrackState>> = {
  confirmed: "picked_up",
  allocated: "picked_up",
  picking_up: "picked_up",
  picked: "picked_up",
  dropping_off: "out_for_delivery",
  delivered: "delivered",
  rejected: "failed",
  returned: "failed",
  return_in_transit: "failed",
  courier_not_found: "failed",
};

const rateOf = (row: Record<string, unknown>): Rate => ({
  courier: textOf(row.courier_name),
  service: textOf(row.courier_service_name),
  price: Number(row.price),
  ...(textOf(row.shipment_duration_unit).startsWith("hour")
    ? { daysMin: 0, daysMax: 1 }
    : daysIn(row.shipment_duration_range)),
});

function eventOf(row: Record<string, unknown>): TrackEvent | undefined {
  const at = new Date(textOf(row.updated_at));
  const text = textOf(row.note);
  if (Number.isNaN(at.getTime()) || text === "") return undefined;
  return { at: at.toISOString(), text, state: STATES[textOf(row.status)] ?? "under_way" };
}

/** Biteship API version 1. Its district ids are searched by name and cached. */
export function createBiteship({ baseUrl, key, couriers }: CourierSettings): CourierProvider {
  const headers = { authorization: key, accept: "application/json", "content-type": "application/json" };

  const areaId = (place: Place, places: PlaceBook, signal: AbortSignal) =>
    placeId(places, place, async () => {
      const input = `${place.district}, ${place.city}`;
      const search = new URLSearchParams({ countries: "ID", input, type: "single" });
      const answer = await askJson(`${baseUrl}/v1/maps/areas?${search}`, { headers, signal });
      const found = rowsOf(answer.areas).find(
        (row) =>
          sameName(textOf(row.administrative_division_level_3_name), place.district) &&
          sameName(textOf(row.administrative_division_level_2_name), place.city),
      );
      return textOf(found?.id);
    });

  return {
    name: "biteship",
    async quote({ from, to, grams, value }, places, signal) {
      const body = JSON.stringify({
        origin_area_id: await areaId(from, places, signal),
        destination_area_id: await areaId(to, places, signal),
        couriers,
        items: [{ name: "Belanja Sinergy", value, weight: grams, quantity: 1 }],
      });
      const answer = await askJson(`${baseUrl}/v1/rates/couriers`, { method: "POST", headers, body, signal });
      if (answer.success !== true) throw new CourierUnavailable(textOf(answer.error) || "it refused");
      return rowsOf(answer.pricing).map(rateOf);
    },
    async track(courier, awb, signal) {
      const path = `${encodeURIComponent(awb)}/couriers/${encodeURIComponent(codeOf(courier))}`;
      const answer = await askJson(`${baseUrl}/v1/trackings/${path}`, { headers, signal });
      return events(rowsOf(answer.history), eventOf);
    },
  };
}
