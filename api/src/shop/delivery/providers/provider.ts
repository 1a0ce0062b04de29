import type { TrackEvent } from "@barakah/contract";

/** A district as providers know it: by names. Its code is ours. */
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
  /** What is in it costs so many rupiah. */
  value: number;
}

export interface Rate {
  courier: string;
  service: string;
  price: number;
  daysMin: number;
  daysMax: number;
}

/** Where a provider's own id of a district is kept, once it was found. */
export interface PlaceBook {
  find(region: string): Promise<string | undefined>;
  keep(region: string, place: string): Promise<void>;
}

/** Somebody who knows what couriers cost and where parcels are. Whatever goes wrong is thrown; whoever asks knows what to do. */
export interface CourierProvider {
  readonly name: string;
  quote(parcel: Parcel, places: PlaceBook, signal: AbortSignal): Promise<Rate[]>;
  track(courier: string, awb: string, signal: AbortSignal): Promise<TrackEvent[]>;
}

export class CourierUnavailable extends Error {}
