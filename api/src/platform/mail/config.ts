import { resolve } from "node:path";
import { z } from "zod";
import type { Problem } from "../config/problem.ts";
import { optionalText } from "../config/setting-types.ts";
import type { MailSettings } from "./mail.ts";

const FROM_NOBODY = "BARAKAH APP <no-reply@localhost>";

/** An address, or a name with the address in angle brackets. */
const SENDER = /^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

export const mailSettings = {
  /** smtp://user:password@host:587 or smtps://…; without it, mails are written to DATA_DIR/outbox. */
  SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z
    .string()
    .regex(SENDER, "harus alamat surat, misalnya 'Barakah <surat@contoh.id>'")
    .default(FROM_NOBODY),
};

type Env = z.output<z.ZodObject<typeof mailSettings>> & { DATA_DIR: string };

export const mailConfig = (env: Env): MailSettings => ({
  smtpUrl: env.SMTP_URL,
  from: env.MAIL_FROM,
  outbox: resolve(env.DATA_DIR, "outbox"),
});

/** In production mails must reach people: files do not, and mails without a real sender are rejected. */
export function mailProblems(env: Env): Problem[] {
  const problems: Problem[] = [];
  if (!env.SMTP_URL)
    problems.push({
      setting: "SMTP_URL",
      sentence:
        "surat belum dapat dikirim; isi dengan server suratmu, misalnya smtps://nama:sandi@smtp.contoh.id:465",
    });
  if (env.MAIL_FROM === FROM_NOBODY)
    problems.push({
      setting: "MAIL_FROM",
      sentence:
        "surat belum punya pengirim; isi dengan nama dan alamatmu, misalnya 'Barakah <surat@contoh.id>'",
    });
  return problems;
}
