import { resolve } from "node:path";
import { z } from "zod";
import { optionalText } from "../config/setting-types.ts";
import type { MailSettings } from "./mail.ts";

export const mailSettings = {
  /** smtp://user:password@host:587 or smtps://…; without it letters become files in DATA_DIR/outbox. */
  SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z.string().min(3).default("BARAKAH APP <no-reply@localhost>"),
};

type Env = z.output<z.ZodObject<typeof mailSettings>> & { DATA_DIR: string };

export const mailConfig = (env: Env): MailSettings => ({
  smtpUrl: env.SMTP_URL,
  from: env.MAIL_FROM,
  outbox: resolve(env.DATA_DIR, "outbox"),
});
