import type { TrackEvent } from "@barakah/contract";

/** A district by names, as providers know it; the code is ours. */
export interface Place {
  code: string;
  district: string;
  city: string;
  province: string;
}

export interface Parcel {
  from: Place;
  to: Place;
  grams: number;
  /** Value of the contents in rupiah. */
  value: number;
}

export interface Rate {
  courier: string;
  service: string;
  price: number;
  daysMin: number;
  daysMax: number;
}

/** Caches a provider's district ids. */
export interface PlaceBook {
  find(region: string): Promise<string | undefined>;
  keep(region: string, place: string): Promise<void>;
}

/** A source of shipping rates and tracking. Throws on any failure; the caller handles it. */
export interface CourierProvider {
  readonly name: string;
  quote(parcel: Parcel, places: PlaceBook, signal: AbortSignal): Promise<Rate[]>;
  track(courier: string, awb: string, signal: AbortSignal): Promise<TrackEvent[]>;
}

export class CourierUnavailable extends Error {}

export interface CourierSettings {
  /** Without the version or the name of a call. */
  baseUrl: string;
  key: string;
  /** Courier codes as the provider separates them. */
  couriers: string;
}

/** A provider's id of a district: cached, or searched by name. */
export async function placeId(
  places: PlaceBook,
  place: Place,
  search: () => Promise<string | undefined>,
): Promise<string> {
  const known = await places.find(place.code);
  if (known) return known;
  const id = await search();
  if (!id) throw new CourierUnavailable(`it does not know ${place.district}, ${place.city}`);
  await places.keep(place.code, id);
  return id;
}

/** 'jne' of 'JNE REG'. */
export const codeOf = (courier: string) => courier.toLowerCase().split(" ")[0] ?? "";

export const events = (
  rows: readonly Record<string, unknown>[],
  read: (row: Record<string, unknown>) => TrackEvent | undefined,
) => rows.map(read).filter((event) => event !== undefined);
