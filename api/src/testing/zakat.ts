import { type AmilBasis, jakartaDay } from "@barakah/contract";
import { bearer, send } from "./calls.ts";
import { aStaffMember } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

export const A_BASIS: AmilBasis = {
  kind: "upz",
  institution: "LAZ Contoh Umat",
  number: "021/UPZ/2026",
  valid_until: "2099-12-31",
};

export const A_RULE = {
  kind: "penghasilan",
  nisab_value: 91_681_728,
  rate_bp: 250,
  source: "SK Ketua BAZNAS No. 15 Tahun 2026",
  source_url: "https://baznas.go.id/",
  decided_on: "2026-02-20",
  valid_from: "2026-02-20",
};

const of = (kind: string, nisab_value: number, rate_bp = 250, more: object = {}) => ({
  ...{ kind, nisab_value, rate_bp, source: "PMA 52 Tahun 2014", decided_on: "2014-10-06" },
  ...{ valid_from: "2026-01-01", ...more },
});

const RULES = [
  A_RULE,
  of("maal", 85),
  of("emas", 85),
  of("perak", 595),
  of("perdagangan", 85),
  of("pertanian", 653, 1000, { watering: "rain", nisab_rice: 524 }),
  of("pertanian", 653, 500, { watering: "irrigated", nisab_rice: 524 }),
];

const PRICES = [
  { kind: "gold_24k", price: 2_315_000 },
  { kind: "silver", price: 31_200 },
  { kind: "rice_kg", price: 15_800 },
  { kind: "rice_kg", region: "Kab. Garut", price: 14_600 },
  { kind: "grain_kg", price: 7200 },
];

/** Two treasurers, confirmed rules and prices, and the right to collect zakat. */
export async function zakatReady(api: TestApp) {
  const [first, second] = [await aStaffMember(api, "bendahara"), await aStaffMember(api, "bendahara")];
  const asks = <T = { id: number; code: string; detail: string }>(
    who: typeof first,
    method: "GET" | "POST",
    path: string,
    body?: object,
  ) => send<T>(api, method, `/api/admin/zakat/${path}`, body, bearer(who));
  const ruled = async (rule: object) => {
    const { body } = await asks(first, "POST", "rules/", rule);
    await asks(second, "POST", `rules/${body.id}/confirm/`, {});
    return body.id;
  };
  for (const rule of RULES) await ruled(rule);
  for (const price of PRICES)
    await asks(first, "POST", "prices/", {
      source: "Daftar harga contoh",
      valid_from: jakartaDay(),
      ...price,
    });
  const head = bearer(await aStaffMember(api, "administrator"));
  /** Sets the legal basis, as an administrator does. */
  const takesBy = async (amil_basis: AmilBasis) => {
    const path = "/api/admin/settings/";
    const { body } = await api.get<{ versions: object }>(path, head);
    await send(api, "PUT", path, { amil_basis, versions: body.versions }, head);
  };
  await takesBy(A_BASIS);
  return { first, second, asks, ruled, takesBy };
}
