import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { academyConfig, academySettings, videoSources } from "../academy/index.ts";
import {
  accountConfig,
  accountSettings,
  googleConfig,
  googleSources,
  simulatorOnlyInTrials,
} from "../accounts/index.ts";
import { communityConfig, communitySettings, mapSources } from "../community/index.ts";
import { eventConfig, eventSettings } from "../events/index.ts";
import { messageConfig, messageSettings, whatsappComesTogether } from "../messages/index.ts";
import { operationsConfig, operationsSettings } from "../operations/index.ts";
import {
  keysComeInPairs,
  midtransSources,
  onlineProblems,
  paymentConfig,
  paymentSettings,
  realKeysInProduction,
} from "../payments/index.ts";
import {
  backupComesInPairs,
  backupConfig,
  backupProblems,
  backupSettings,
} from "../platform/backup/config.ts";
import type { Problem } from "../platform/config/problem.ts";
import { count, flag, optionalText, settingSentence } from "../platform/config/setting-types.ts";
import { addressProblems, isProxyList } from "../platform/config/trusted-proxies.ts";
import { s3ComesTogether, s3Config, s3Problems, s3Settings } from "../platform/files/s3/config.ts";
import { mailConfig, mailProblems, mailSettings } from "../platform/mail/config.ts";
import { tracingConfig, tracingSettings } from "../platform/tracing/config.ts";
import { shopConfig, shopSettings } from "../shop/index.ts";

const PACKAGE = resolve(import.meta.dirname, "../../../package.json");

export const VERSION = (JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string }).version;

function directIsBesidePooled(
  env: { DATABASE_URL?: string | undefined; DATABASE_DIRECT_URL?: string | undefined },
  context: z.RefinementCtx,
) {
  if (!env.DATABASE_DIRECT_URL || env.DATABASE_URL) return;
  context.addIssue({
    code: "custom",
    path: ["DATABASE_URL"],
    message: "isi bersama DATABASE_DIRECT_URL: alamat pooler-nya; tanpa pooler cukup DATABASE_URL",
  });
}

/** The app serves a whole name: below a path, its addresses would lead elsewhere. */
const isWholeName = (address: string) =>
  !URL.canParse(address) || new URL(address).href === `${new URL(address).origin}/`;

const PROJECT = resolve(import.meta.dirname, "../../..");

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    /** Listen address: all addresses in production; otherwise only this machine, because the demo's passwords are public. */
    HOST: optionalText,
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    /** The public address. Links in mails, previews and payment returns are built from it alone. */
    PUBLIC_URL: optionalText.pipe(
      z
        .url({ protocol: /^https?$/ })
        .refine(isWholeName, "harus tanpa jalur di belakang nama, misalnya https://barakah.contoh.id")
        .optional(),
    ),
    /** `off` if a subdomain of the public name has no certificate: browsers would refuse it for a year. */
    HSTS_SUBDOMAINS: flag("on"),
    /** Proxies whose X-Forwarded-For is trusted. `off`: none. */
    TRUST_PROXY: optionalText.refine(
      (list) => !list || list === "off" || isProxyList(list),
      "harus alamat proxy atau jaringannya, dipisahkan koma, misalnya 127.0.0.1,10.0.0.0/8; atau off",
    ),
    /** By default `info` in production; on a trial the console shows only warnings, the address and the accounts. */
    LOG_LEVEL: optionalText.pipe(
      z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
    ),

    DATA_DIR: z
      .string()
      .default("data")
      .transform((path) => resolve(PROJECT, path)),
    /** An external PostgreSQL instead of the embedded one. */
    DATABASE_URL: optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
    /** If DATABASE_URL is a pooler in transaction mode: the server itself, for migrations and LISTEN. */
    DATABASE_DIRECT_URL: optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
    /**
     * Few connections: on one busy campaign, four answered more donors than thirty-two. Jobs have connections of their own.
     */
    DATABASE_POOL: count(6, 4),
    DEMO: flag("on"),
    /** Off when something else serves the pages, as in development. */
    WEB: flag("on"),

    /** Requests per network and minute, from which the limits of browsers and visits follow. Generous: a whole village may share one carrier address. */
    RATE_LIMIT_PER_MINUTE: count(6000),
    BODY_LIMIT_BYTES: count(262_144),
    /** Limits for /readyz: less free disk space or a slower database means not ready. */
    DISK_LEAST_MEGABYTES: count(100),
    READY_MOST_MILLISECONDS: count(3000),
    /** How long a start waits for a database or storage that cannot be reached yet. */
    START_WAIT_SECONDS: z.coerce.number().int().min(0).optional(),
    /** How long a body may take to arrive, except videos: enough for a slow line, but not for a slowloris attack. */
    BODY_SECONDS: count(120),
    /** Comma-separated origins of other front ends that may call the API, such as a phone app's. None by default. */
    CORS_ORIGINS: optionalText.pipe(
      z
        .string()
        .transform((text) => text.split(",").map((origin) => origin.trim().replace(/\/$/, "")))
        .pipe(z.array(z.url({ protocol: /^(?:https?|capacitor|ionic)$/ })))
        .optional(),
    ),
    /** `auto`: not in production. */
    API_DOCS: z.enum(["auto", "on", "off"]).default("auto"),
    CONTENT_CACHE_SECONDS: z.coerce.number().int().min(0).default(60),

    ...academySettings,
    ...accountSettings,
    ...backupSettings,
    ...communitySettings,
    ...eventSettings,
    ...mailSettings,
    ...messageSettings,
    ...operationsSettings,
    ...paymentSettings,
    ...s3Settings,
    ...shopSettings,
    ...tracingSettings,
  })
  .superRefine(simulatorOnlyInTrials)
  .superRefine(keysComeInPairs)
  .superRefine(backupComesInPairs)
  .superRefine(s3ComesTogether)
  .superRefine(directIsBesidePooled)
  .superRefine(realKeysInProduction)
  .superRefine(whatsappComesTogether)
  .transform((env) => ({
    production: env.NODE_ENV === "production",
    host: env.HOST ?? (env.NODE_ENV === "production" ? "0.0.0.0" : "127.0.0.1"),
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    trustProxy: env.TRUST_PROXY === "off" ? undefined : env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === "production" ? "info" : "warn"),
    dataDirectory: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databasePool: env.DATABASE_POOL,
    // Never in production: the demo's campaigns would take real money.
    demo: env.DEMO && env.NODE_ENV !== "production",
    web: env.WEB,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    leastFreeBytes: env.DISK_LEAST_MEGABYTES * 1024 * 1024,
    readyMostMilliseconds: env.READY_MOST_MILLISECONDS,
    startWaitSeconds: env.START_WAIT_SECONDS ?? (env.NODE_ENV === "production" ? 300 : 0),
    bodyLimitBytes: env.BODY_LIMIT_BYTES,
    bodySeconds: env.BODY_SECONDS,
    corsOrigins: env.CORS_ORIGINS ?? [],
    apiDocs: env.API_DOCS === "on" || (env.API_DOCS === "auto" && env.NODE_ENV !== "production"),
    contentCacheSeconds: env.CONTENT_CACHE_SECONDS,
    webBuild: resolve(PROJECT, "web/build"),
    academy: academyConfig(env),
    accounts: accountConfig(env),
    backup: backupConfig(env),
    google: googleConfig(env),
    payments: paymentConfig(env),
    s3: s3Config(env),
    events: eventConfig(env),
    shop: shopConfig(env),
    mail: mailConfig(env),
    messages: messageConfig(env),
    metrics: operationsConfig(env),
    tracing: tracingConfig(env),
    community: communityConfig(env),
    /** Settings that production requires and that are missing. */
    undecided:
      env.NODE_ENV === "production"
        ? [addressProblems, mailProblems, onlineProblems, s3Problems, backupProblems].flatMap((problems) =>
            problems(env),
          )
        : [],
  }));

export type Config = z.output<typeof schema>;

/** External sources that pages may load, according to the features' settings. */
export const pageSources = ({ google, community, payments, academy }: Config) => [
  googleSources(google),
  mapSources(community),
  midtransSources(payments),
  videoSources(academy),
];

const parse = (env: NodeJS.ProcessEnv) => schema.safeParse(env, { error: settingSentence });

/** All problems at once, and the parsed settings without invalid values, so that missing ones are reported too. */
export function examineSettings(env: NodeJS.ProcessEnv = process.env): {
  problems: Problem[];
  config: Config | undefined;
} {
  const parsed = parse(env);
  if (parsed.success) return { problems: parsed.data.undecided, config: parsed.data };
  const malformed = parsed.error.issues.map(({ path, message }) => ({
    setting: path.join("."),
    sentence: message,
  }));
  const named = new Set(malformed.map(({ setting }) => setting));
  const rest = parse(Object.fromEntries(Object.entries(env).filter(([name]) => !named.has(name))));
  const more = (rest.data?.undecided ?? []).filter(({ setting }) => !named.has(setting));
  return { problems: [...malformed, ...more], config: rest.data };
}

/** A bad value stops the start with a message that names it. Only this file reads the environment. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = parse(env);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Pengaturan tidak dapat dipakai; perbaiki lalu jalankan lagi. ${problems.join("; ")}.`);
}

export const readConfigAt = (dataDirectory: string) =>
  readConfig({ ...process.env, DATA_DIR: dataDirectory });
