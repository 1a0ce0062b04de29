import { type CourierConfig, type CourierProvider, createBiteship, createRajaOngkir } from "../shop/index.ts";

/** The simulated ones are not even loaded where they are off. */
async function simulated(): Promise<CourierProvider> {
  const { simulatedRates, simulatedTrack } = await import("../../../simulators/couriers/couriers.ts");
  return {
    name: "simulator",
    quote: async ({ from, to, grams }) => simulatedRates(from.code, to.code, grams),
    track: async (_courier, awb) => simulatedTrack(awb, new Date()),
  };
}

/** Who is asked for prices and parcels; without one, the staff's own table alone. */
export async function assembleCouriers({ provider, rajaongkir, biteship }: CourierConfig) {
  if (provider === "rajaongkir") return createRajaOngkir(rajaongkir);
  if (provider === "biteship") return createBiteship(biteship);
  return provider === "simulator" ? simulated() : undefined;
}
