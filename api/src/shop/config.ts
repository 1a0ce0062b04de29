import { UNPAID_PIECES_MOST } from "@barakah/contract";
import { z } from "zod";
import { count, optionalText } from "../platform/config/setting-types.ts";

const url = (otherwise: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(otherwise)
    .transform((address) => address.replace(/\/+$/, ""));

export const shopSettings = {
  /** Pieces of one product that a member may reserve by unpaid orders. */
  UNPAID_PIECES_PER_PRODUCT: count(UNPAID_PIECES_MOST),
  /** The provider for shipping rates. `auto`: the one with a key, else the simulator (never in production). */
  COURIER: z.enum(["auto", "rajaongkir", "biteship", "off"]).default("auto"),
  RAJAONGKIR_KEY: optionalText,
  RAJAONGKIR_URL: url("https://rajaongkir.komerce.id/api/v1"),
  RAJAONGKIR_COURIERS: z.string().default("jne:sicepat:jnt:anteraja:pos:tiki"),
  BITESHIP_KEY: optionalText,
  BITESHIP_URL: url("https://api.biteship.com"),
  BITESHIP_COURIERS: z.string().default("jne,sicepat,jnt,anteraja,pos,tiki"),
  /** For both tries together, while the buyer waits. */
  COURIER_TIMEOUT_MILLISECONDS: count(4000),
  /** How often parcels are tracked and orders auto-completed. */
  DELIVERY_UPKEEP_SECONDS: count(900),
};

type Env = z.output<z.ZodObject<typeof shopSettings>> & { NODE_ENV: string };

function courierOf(env: Env) {
  if (env.COURIER === "off") return undefined;
  if (env.COURIER !== "auto") return env.COURIER;
  if (env.RAJAONGKIR_KEY) return "rajaongkir" as const;
  if (env.BITESHIP_KEY) return "biteship" as const;
  return env.NODE_ENV === "production" ? undefined : ("simulator" as const);
}

export const shopConfig = (env: Env) => ({
  unpaidPieces: env.UNPAID_PIECES_PER_PRODUCT,
  couriers: {
    provider: courierOf(env),
    rajaongkir: {
      baseUrl: env.RAJAONGKIR_URL,
      key: env.RAJAONGKIR_KEY ?? "",
      couriers: env.RAJAONGKIR_COURIERS,
    },
    biteship: { baseUrl: env.BITESHIP_URL, key: env.BITESHIP_KEY ?? "", couriers: env.BITESHIP_COURIERS },
    timeoutMilliseconds: env.COURIER_TIMEOUT_MILLISECONDS,
    upkeepSeconds: env.DELIVERY_UPKEEP_SECONDS,
  },
});
export type CourierConfig = ReturnType<typeof shopConfig>["couriers"];
