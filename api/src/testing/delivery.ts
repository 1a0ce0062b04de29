import { DELIVERY_SETTINGS, type DeliverySettings } from "@barakah/contract";
import { type RunningCourier, startCourier } from "../../../simulators/couriers/protocols.ts";
import { aMember } from "./builders.ts";
import { closeAfterFile } from "./closing.ts";
import { type TestApp, testApp } from "./test-app.ts";

/** Coblong in Bandung. */
export const ORIGIN = "327302";
const DISTRICTS = [
  { code: ORIGIN, district: "Coblong", city: "Kota Bandung", province: "Jawa Barat" },
  { code: "321701", district: "Lembang", city: "Kabupaten Bandung Barat", province: "Jawa Barat" },
  { code: "731702", district: "Larompong", city: "Kabupaten Luwu", province: "Sulawesi Selatan" },
];

export async function setDelivery({ database }: TestApp, given: Partial<DeliverySettings> = {}) {
  const { id: changed_by } = await aMember(database);
  const value = JSON.stringify({ ...DELIVERY_SETTINGS, origin_region: ORIGIN, ...given });
  await database.kysely
    .insertInto("setting")
    .values({ key: "delivery", value, changed_by })
    .onConflict((clash) => clash.column("key").doUpdateSet({ value }))
    .execute();
}

/** The staff's price table: one courier everywhere, a cheaper one nearby, and the shop's own driver in the city. */
export async function setTariffs({ database }: Pick<TestApp, "database">) {
  await database.kysely.deleteFrom("courier_tariff").execute();
  const row = { service: "Tarif", next_kg: 5000, days_min: 2, days_max: 4 };
  await database.kysely
    .insertInto("courier_tariff")
    .values([
      { ...row, mode: "courier", courier: "LintasPos", region: null, first_kg: 40_000 },
      { ...row, mode: "courier", courier: "LintasPos", region: "32", first_kg: 14_000 },
      { ...row, mode: "store_courier", courier: "Kurir toko", service: "", region: "3217", first_kg: 15_000 },
    ])
    .execute();
}

/** The app with a simulated courier provider over HTTP. */
export async function appWithCourier(
  speaks: "rajaongkir" | "biteship" = "rajaongkir",
  settings: Record<string, string> = {},
): Promise<{ api: TestApp; courier: RunningCourier }> {
  const courier = await startCourier(DISTRICTS);
  closeAfterFile(() => courier.close());
  const api = await testApp({
    COURIER: speaks,
    RAJAONGKIR_KEY: "kunci",
    RAJAONGKIR_URL: `${courier.url}/api/v1`,
    BITESHIP_KEY: "kunci",
    BITESHIP_URL: courier.url,
    COURIER_TIMEOUT_MILLISECONDS: "1000",
    ...settings,
  });
  await setDelivery(api);
  return { api, courier };
}
