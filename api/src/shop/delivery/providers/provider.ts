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
