/** Fictional couriers, with prices by island and kilogram, and parcels that move with the clock. */

interface Service {
  courier: string;
  service: string;
  prefix: string;
  /** Rupiah for the first kilogram by distance: same island, neighbouring, further. */
  first: readonly [number, number, number];
  days: readonly [readonly [number, number], readonly [number, number], readonly [number, number]];
}

const SERVICES: readonly Service[] = [
  {
    courier: "LintasPos",
    service: "Ekonomis",
    prefix: "LP",
    first: [9000, 21_000, 42_000],
    days: [
      [3, 5],
      [5, 8],
      [7, 14],
    ],
  },
  {
    courier: "NusaKirim",
    service: "Reguler",
    prefix: "NK",
    first: [12_000, 28_000, 56_000],
    days: [
      [2, 3],
      [3, 5],
      [5, 9],
    ],
  },
  {
    courier: "AntarKilat",
    service: "Besok Sampai",
    prefix: "AK",
    first: [22_000, 48_000, 96_000],
    days: [
      [1, 1],
      [1, 2],
      [2, 4],
    ],
  },
];

/** Islands from west to east, by the first digit of the province code. */
const islandOf = (region: string) =>
  ({ 1: 0, 2: 0, 3: 1, 5: 2, 6: 3, 7: 4, 8: 5, 9: 6 })[Number(region[0])] ?? 6;
const distance = (from: string, to: string) =>
  Math.min(2, Math.abs(islandOf(from) - islandOf(to))) as 0 | 1 | 2;

const kilograms = (grams: number) => Math.max(1, Math.ceil((grams - 300) / 1000));

export interface SimulatedRate {
  courier: string;
  service: string;
  price: number;
  daysMin: number;
  daysMax: number;
}

/** Rates between region codes; within one city two thirds of the price. */
export function simulatedRates(from: string, to: string, grams: number): SimulatedRate[] {
  const far = distance(from, to);
  const near = from.slice(0, 4) === to.slice(0, 4);
  return SERVICES.map(({ courier, service, first, days }) => {
    const kilogram = near ? Math.ceil((first[far] * 2) / 3 / 1000) * 1000 : first[far];
    const [daysMin, daysMax] = near ? ([1, days[far][0]] as const) : days[far];
    return { courier, service, price: kilogram * kilograms(grams), daysMin, daysMax };
  });
}

export interface SimulatedEvent {
  at: string;
  text: string;
  state: "picked_up" | "under_way" | "at_hub" | "out_for_delivery" | "delivered";
}

/** Hours after the handover at 8 a.m. */
const JOURNEY: readonly { hours: number; text: string; state: SimulatedEvent["state"] }[] = [
  { hours: 0, text: "Paket dijemput kurir", state: "picked_up" },
  { hours: 6, text: "Tiba di gudang asal", state: "at_hub" },
  { hours: 14, text: "Berangkat ke kota tujuan", state: "under_way" },
  { hours: 26, text: "Tiba di gudang tujuan", state: "at_hub" },
  { hours: 48, text: "Dibawa kurir pengantar", state: "out_for_delivery" },
  { hours: 54, text: "Diterima penerima", state: "delivered" },
];

/** The tracking number contains the shipping date: NK261116000642 is 16 November 2026. */
export function simulatedTrack(awb: string, now: Date): SimulatedEvent[] {
  const found = /^(?:NK|LP|AK)(\d{2})(\d{2})(\d{2})\d{6}$/.exec(awb);
  if (!found) return [];
  const [, year, month, day] = found;
  const left = Date.parse(`20${year}-${month}-${day}T08:00:00+07:00`);
  if (Number.isNaN(left)) return [];
  return JOURNEY.map(({ hours, text, state }) => ({
    at: new Date(left + hours * 3600_000).toISOString(),
    text,
    state,
  })).filter(({ at }) => Date.parse(at) <= now.getTime());
}
