import { z } from "zod";
import { count, optionalText } from "../platform/config/setting-types.ts";

/**
 * WhatsApp's official Cloud API. Without a token, staff write by hand; outside production a simulator replaces the service.
 */
export const messageSettings = {
  /** `off`: no simulator either. */
  WHATSAPP: z.enum(["auto", "off"]).default("auto"),
  WHATSAPP_TOKEN: optionalText,
  WHATSAPP_PHONE_ID: optionalText,
  /** Signs the service's reports. */
  WHATSAPP_APP_SECRET: optionalText,
  /** Chosen by the community, and entered where the webhook is registered. */
  WHATSAPP_VERIFY_TOKEN: optionalText,
  WHATSAPP_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://graph.facebook.com/v23.0")
    .transform((address) => address.replace(/\/+$/, "")),
  WHATSAPP_TIMEOUT_MILLISECONDS: count(10_000),
  /** Rupiah for one message, by the service's price list: what broadcasts are expected to cost. */
  WHATSAPP_PRICE: count(600, 0),
  /** Rupiah that the broadcasts of a month may cost. */
  WHATSAPP_MONTHLY_MOST: count(500_000, 0),
};

type Env = z.output<z.ZodObject<typeof messageSettings>> & { NODE_ENV: string };

const NEEDED = [
  "WHATSAPP_TOKEN",
  "WHATSAPP_PHONE_ID",
  "WHATSAPP_APP_SECRET",
  "WHATSAPP_VERIFY_TOKEN",
] as const;

/** Without the webhook's secrets, messages would be repeated and recipients could not answer STOP. */
export function whatsappComesTogether(env: Env, context: z.RefinementCtx) {
  if (env.WHATSAPP === "off" || NEEDED.every((name) => !env[name])) return;
  for (const name of NEEDED.filter((one) => !env[one]))
    context.addIssue({
      code: "custom",
      path: [name],
      message: `isi bersama ${NEEDED.filter((one) => one !== name).join(", ")}; tanpa WhatsApp resmi, kosongkan semuanya`,
    });
}

export const messageConfig = (env: Env) => ({
  whatsapp:
    env.WHATSAPP === "off" || !env.WHATSAPP_TOKEN
      ? undefined
      : {
          token: env.WHATSAPP_TOKEN,
          phoneId: env.WHATSAPP_PHONE_ID ?? "",
          appSecret: env.WHATSAPP_APP_SECRET ?? "",
          verifyToken: env.WHATSAPP_VERIFY_TOKEN ?? "",
          baseUrl: env.WHATSAPP_URL,
          timeoutMilliseconds: env.WHATSAPP_TIMEOUT_MILLISECONDS,
          price: env.WHATSAPP_PRICE,
          monthlyMost: env.WHATSAPP_MONTHLY_MOST,
        },
  whatsappSimulator: env.WHATSAPP === "auto" && !env.WHATSAPP_TOKEN && env.NODE_ENV === "development",
});
