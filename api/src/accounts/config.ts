import { z } from "zod";
import { count, optionalText } from "../platform/config/setting-types.ts";
import type { PageSources } from "../platform/http/security-headers.ts";
import { sessionLengthSettings, sessionLengths } from "./session-length.ts";
import { signInLimitSettings, signInLimits } from "./sign-in-limits.ts";

/** The settings of sign-in, sessions and the first administrator. */
export const accountSettings = {
  ...sessionLengthSettings,
  RESET_LINK_MINUTES: count(60),

  ...signInLimitSettings,

  /** Whether staff must prove themselves by a second step. `auto`: in production. */
  STAFF_TWO_STEP: z.enum(["auto", "on", "off"]).default("auto"),

  /** The community's client id at Google. Without one the button is played by the simulator, never in production. */
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_SIMULATOR: z.enum(["auto", "on", "off"]).default("auto"),

  /** The administrator that is made on the first start; the password is generated when none is given. */
  ADMIN_USERNAME: z
    .string()
    .regex(/^[A-Za-z0-9._-]{3,30}$/, "3 sampai 30 huruf, angka, titik, garis bawah atau tanda hubung")
    .default("admin"),
  ADMIN_PASSWORD: optionalText.pipe(z.string().min(8, "paling sedikit 8 karakter").max(128).optional()),
  ADMIN_EMAIL: optionalText.pipe(z.email().optional()),
};

type Env = z.output<z.ZodObject<typeof accountSettings>> & { NODE_ENV: string };

const MINUTE = 60;

export const accountConfig = (env: Env) => ({
  ...sessionLengths(env),
  resetLinkSeconds: env.RESET_LINK_MINUTES * MINUTE,
  staffTwoStep:
    env.STAFF_TWO_STEP === "on" || (env.STAFF_TWO_STEP === "auto" && env.NODE_ENV === "production"),
  limits: signInLimits(env),
  administrator: {
    username: env.ADMIN_USERNAME,
    password: env.ADMIN_PASSWORD,
    email: env.ADMIN_EMAIL ?? `${env.ADMIN_USERNAME}@localhost.invalid`,
    hasMailbox: env.ADMIN_EMAIL !== undefined,
  },
});

export type AccountConfig = ReturnType<typeof accountConfig>;

const simulates = (env: Env) =>
  env.GOOGLE_SIMULATOR === "on" ||
  (env.GOOGLE_SIMULATOR === "auto" && !env.GOOGLE_CLIENT_ID && env.NODE_ENV !== "production");

export const googleConfig = (env: Env) => ({
  clientId: env.GOOGLE_CLIENT_ID,
  simulator: simulates(env),
});
export type GoogleConfig = ReturnType<typeof googleConfig>;

/** What Google's button loads. */
export function googleSources({ clientId }: GoogleConfig): PageSources {
  if (!clientId) return {};
  const gsi = (path: string) => [`https://accounts.google.com/gsi/${path}`];
  return { script: gsi("client"), style: gsi("style"), connect: gsi(""), frame: gsi("") };
}

/** The simulator lets anybody sign in as anybody. */
export function simulatorOnlyInTrials(env: Env, context: z.RefinementCtx) {
  if (env.GOOGLE_SIMULATOR !== "on") return;
  const refuse = (message: string) =>
    context.addIssue({ code: "custom", path: ["GOOGLE_SIMULATOR"], message });
  if (env.NODE_ENV === "production") refuse("tidak boleh menyala di production");
  if (env.GOOGLE_CLIENT_ID) refuse("tidak dapat menyala bersama GOOGLE_CLIENT_ID");
}
