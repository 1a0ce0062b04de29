import { z } from "zod";
import type { Problem } from "../platform/config/problem.ts";
import { count, optionalText } from "../platform/config/setting-types.ts";
import type { PageSources } from "../platform/http/security-headers.ts";
import type { ActionLimits } from "../platform/rate-limit/action-limits.ts";

const url = optionalText.pipe(z.url({ protocol: /^https?$/ }).optional());
const accountNumber = (otherwise: string) => z.string().trim().min(1).max(40).default(otherwise);
const NUMBERS_OF_NOBODY = { bsi: "0000 0000 01", bjb: "0000 0000 02" };

/** Bank transfer and online payment. The demo's account numbers belong to nobody. */
export const paymentSettings = {
  /** `off`: no online payment. */
  MIDTRANS: z.enum(["auto", "off"]).default("auto"),
  MIDTRANS_SERVER_KEY: optionalText,
  MIDTRANS_CLIENT_KEY: optionalText,
  MIDTRANS_ENVIRONMENT: z.enum(["sandbox", "production"]).optional(),
  /** Overrides the provider's address, for tests. */
  MIDTRANS_SNAP_URL: url,
  MIDTRANS_CORE_URL: url,
  MIDTRANS_TIMEOUT_MILLISECONDS: count(10_000),
  /** The interval of the payments' upkeep. */
  PAYMENT_UPKEEP_SECONDS: count(60),
  /** Days until an order with an unaccepted proof releases its goods. */
  ORDER_PROOF_DAYS: count(14),
  /** Payments per IP address and minute, in each of its four buckets: a whole mosque may use one address. */
  PAYMENTS_PER_ADDRESS_AND_MINUTE: count(1200),
  /** A burst per browser, then one every twenty seconds: a volunteer's tablet takes many people's gifts. */
  PAYMENTS_PER_BROWSER: count(20),
  /** Shared by all calls of an address without our cookie. */
  PAYMENTS_WITHOUT_COOKIE_AND_MINUTE: count(30),
  /** Unpaid QRIS gifts per browser or member. Above the limit, the oldest loses its amount. */
  OPEN_QRIS_GIFTS_PER_BROWSER: count(6),
  /** Shared by all calls of an address without our cookie. */
  OPEN_QRIS_GIFTS_WITHOUT_COOKIE: count(20),
  /**
   * The part of a product's pieces or an event's seats, in percent, that all newcomers together may hold in purchases that
   * are not paid yet.
   */
  NEWCOMERS_STOCK_PERCENT: count(50).pipe(z.number().max(100)),
  /** Proofs for courses by one member, and further ones of one payment. */
  PROOFS_PER_PAYER_AND_HOUR: count(20),

  /** `off`: not offered, unless staff fill it in. */
  BANK_BSI_ACCOUNT: accountNumber(NUMBERS_OF_NOBODY.bsi),
  BANK_BSI_HOLDER: z.string().default("Yayasan Contoh Barakah"),
  BANK_BJB_ACCOUNT: accountNumber(NUMBERS_OF_NOBODY.bjb),
  BANK_BJB_HOLDER: z.string().default("Yayasan Contoh Barakah"),
};

type Env = z.output<z.ZodObject<typeof paymentSettings>> & { NODE_ENV: string };

const bank = (number: string, holder: string) => (number === "off" ? undefined : { number, holder });
const online = (env: Env) => env.MIDTRANS !== "off";

/** A proof costs far more than a payment, so an address may send fewer. */
const actionLimits = (env: Env, part: number): ActionLimits => ({
  own: { most: env.PAYMENTS_PER_BROWSER, seconds: env.PAYMENTS_PER_BROWSER * 20 },
  ofAddress: { most: Math.ceil(env.PAYMENTS_PER_ADDRESS_AND_MINUTE / part), seconds: 60 },
  withoutCookie: { most: Math.ceil(env.PAYMENTS_WITHOUT_COOKIE_AND_MINUTE / part), seconds: 60 },
});

export const paymentConfig = (env: Env) => ({
  midtrans: {
    serverKey: online(env) ? env.MIDTRANS_SERVER_KEY : undefined,
    clientKey: online(env) ? env.MIDTRANS_CLIENT_KEY : undefined,
    environment: env.MIDTRANS_ENVIRONMENT ?? "sandbox",
    snapBaseUrl: env.MIDTRANS_SNAP_URL,
    coreBaseUrl: env.MIDTRANS_CORE_URL,
    timeoutMilliseconds: env.MIDTRANS_TIMEOUT_MILLISECONDS,
  },
  /** Simulates the provider if there are no keys, never in production. */
  simulator: online(env) && !env.MIDTRANS_SERVER_KEY && env.NODE_ENV !== "production",
  upkeepSeconds: env.PAYMENT_UPKEEP_SECONDS,
  proofDays: env.ORDER_PROOF_DAYS,
  limits: {
    payments: actionLimits(env, 1),
    pictures: actionLimits(env, 2),
    openGifts: { own: env.OPEN_QRIS_GIFTS_PER_BROWSER, withoutCookie: env.OPEN_QRIS_GIFTS_WITHOUT_COOKIE },
    newcomersPercent: env.NEWCOMERS_STOCK_PERCENT,
    ofProofs: { most: env.PROOFS_PER_PAYER_AND_HOUR, seconds: 3600 },
  },
  banks: {
    bsi: bank(env.BANK_BSI_ACCOUNT, env.BANK_BSI_HOLDER),
    bjb: bank(env.BANK_BJB_ACCOUNT, env.BANK_BJB_HOLDER),
  },
});

export type PaymentConfig = ReturnType<typeof paymentConfig>;

/** Whether online payment is offered, and with real money. */
export function paymentMode({ midtrans, simulator }: PaymentConfig) {
  if (!midtrans.serverKey) return simulator ? "simulator" : "off";
  return midtrans.environment;
}

/** Sources of the provider's pop-up. It can open on any page, because navigation loads no new document. */
const MIDTRANS = [
  "https://*.midtrans.com",
  "https://*.veritrans.co.id",
  "https://snap-assets.al-pc-id-b.cdn.gtflabs.io",
  "https://pay.google.com",
  "https://gwk.gopayapi.com",
];

export const midtransSources = ({ midtrans }: PaymentConfig): PageSources =>
  midtrans.serverKey ? { script: MIDTRANS, image: MIDTRANS, connect: MIDTRANS, frame: MIDTRANS } : {};

/** The simulator's keys are public. */
const SIMULATED = /SIMULATOR/;

export function realKeysInProduction(env: Env, context: z.RefinementCtx) {
  if (env.NODE_ENV !== "production" || !SIMULATED.test(env.MIDTRANS_SERVER_KEY ?? "")) return;
  context.addIssue({
    code: "custom",
    path: ["MIDTRANS_SERVER_KEY"],
    message: "kunci simulator tidak boleh di production",
  });
}

/** Half a key pair would fail at the first payer instead of at start. */
export function keysComeInPairs(env: Env, context: z.RefinementCtx) {
  if (Boolean(env.MIDTRANS_SERVER_KEY) === Boolean(env.MIDTRANS_CLIENT_KEY)) return;
  const missing = env.MIDTRANS_SERVER_KEY ? "MIDTRANS_CLIENT_KEY" : "MIDTRANS_SERVER_KEY";
  context.addIssue({ code: "custom", path: [missing], message: "kedua kunci Midtrans harus diisi bersama" });
}

/** A demo account: money sent there is lost. */
export const isNobodysAccount = (number: string): boolean =>
  Object.values(NUMBERS_OF_NOBODY).some(
    (nobodys) => nobodys.replaceAll(" ", "") === number.replace(/\D/g, ""),
  );

/** The demo's QRIS, whose acquirer does not exist. */
export const isNobodysQris = (payload: string): boolean => payload.includes("ID.CONTOH.WWW");

/** In production, online payment must be configured or turned off explicitly. */
export function onlineProblems(env: Env): Problem[] {
  if (!online(env)) return [];
  if (!env.MIDTRANS_SERVER_KEY)
    return [
      {
        setting: "MIDTRANS_SERVER_KEY",
        sentence:
          "pembayaran online belum diputuskan; isi MIDTRANS_SERVER_KEY dan MIDTRANS_CLIENT_KEY, atau matikan dengan MIDTRANS=off",
      },
    ];
  if (env.MIDTRANS_ENVIRONMENT) return [];
  return [
    {
      setting: "MIDTRANS_ENVIRONMENT",
      sentence:
        "kunci Midtrans belum dinyatakan jenisnya; isi production, atau sandbox untuk uji coba tanpa uang",
    },
  ];
}
