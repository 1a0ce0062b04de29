import { resolve } from "node:path";
import { z } from "zod";
import { academyConfig, academySettings } from "./academy.ts";
import { accountConfig, accountSettings, googleConfig, simulatorOnlyInTrials } from "./accounts.ts";
import { keysComeInPairs, paymentConfig, paymentSettings, realKeysInProduction } from "./payments.ts";
import { settingSentence } from "./sentences.ts";
import { count, flag, optionalText } from "./types.ts";

const PROJECT = resolve(import.meta.dirname, "../../../..");

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    HOST: z.string().default("0.0.0.0"),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    /** The address people type. Links in mails, previews and payment returns are built from it alone. */
    PUBLIC_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
    /** Addresses of proxies in front of us, whose X-Forwarded-For is believed. */
    TRUST_PROXY: optionalText,
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),

    DATA_DIR: z
      .string()
      .default("data")
      .transform((path) => resolve(PROJECT, path)),
    /** Another PostgreSQL than the one that we bring along. */
    DATABASE_URL: optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
    /** Few connections: on one hot campaign four answer more donors than thirty-two. */
    DATABASE_POOL: count(6),
    DEMO: flag("on"),
    /** Off when something else serves the pages, as in development. */
    WEB: flag("on"),

    /** Requests per address and minute. Generous: a whole village may share one carrier address. */
    RATE_LIMIT_PER_MINUTE: count(6000),
    BODY_LIMIT_BYTES: count(262_144),
    CONTENT_CACHE_SECONDS: z.coerce.number().int().min(0).default(60),

    ...academySettings,
    ...accountSettings,
    ...paymentSettings,

    WHATSAPP_NUMBER: z
      .string()
      .regex(/^62\d{8,13}$/, "isi dengan angka saja, diawali 62")
      .default("6281200000000"),
    OFFICE_ADDRESS: z.string().default("Jl. Contoh Berkah No. 1, Kota Bandung, Jawa Barat 40111"),
    /** A page to embed as the map, such as OpenStreetMap's; our own drawing without one. */
    MAP_EMBED_URL: optionalText.pipe(z.url({ protocol: /^https$/ }).optional()),
    MAP_LINK: z
      .url()
      .default("https://www.openstreetmap.org/?mlat=-6.9147&mlon=107.6098#map=15/-6.9147/107.6098"),
  })
  .superRefine(simulatorOnlyInTrials)
  .superRefine(keysComeInPairs)
  .superRefine(realKeysInProduction)
  .transform((env) => ({
    production: env.NODE_ENV === "production",
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    dataDirectory: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    demo: env.DEMO,
    web: env.WEB,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    bodyLimitBytes: env.BODY_LIMIT_BYTES,
    contentCacheSeconds: env.CONTENT_CACHE_SECONDS,
    webBuild: resolve(PROJECT, "web/build"),
    academy: academyConfig(env),
    accounts: accountConfig(env),
    google: googleConfig(env),
    payments: paymentConfig(env),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outbox: resolve(env.DATA_DIR, "outbox") },
    community: {
      whatsappNumber: env.WHATSAPP_NUMBER,
      officeAddress: env.OFFICE_ADDRESS,
      mapEmbedUrl: env.MAP_EMBED_URL,
      mapLink: env.MAP_LINK,
    },
  }));

export type Config = z.output<typeof schema>;

/** The only reader of the environment. A bad value stops the start with a sentence that names it. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = schema.safeParse(env, { error: settingSentence });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Pengaturan tidak dapat dipakai; perbaiki lalu jalankan lagi. ${problems.join("; ")}.`);
}

/** The same settings, with the data in another place. */
export const readConfigAt = (dataDirectory: string) =>
  readConfig({ ...process.env, DATA_DIR: dataDirectory });
