import { type CourierConfig, type CourierProvider, createBiteship, createRajaOngkir } from "../shop/index.ts";

/** Imported only where simulators are on. */
async function simulated(): Promise<CourierProvider> {
  const { simulatedRates, simulatedTrack } = await import("../../../simulators/couriers/couriers.ts");
  return {
    name: "simulator",
    quote: async ({ from, to, grams }) => simulatedRates(from.code, to.code, grams),
    track: async (_courier, awb) => simulatedTrack(awb, new Date()),
  };
}

/** The courier provider for rates and tracking; without one, only the staff's own price table is used. */
export async function assembleCouriers({ provider, rajaongkir, biteship }: CourierConfig) {
  if (provider === "rajaongkir") return createRajaOngkir(rajaongkir);
  if (provider === "biteship") return createBiteship(biteship);
  return provider === "simulator" ? simulated() : undefined;
}
