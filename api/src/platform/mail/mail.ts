import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import nodemailer from "nodemailer";
import { calling } from "../tracing/spans.ts";

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** Instead of the configured sender. */
  from?: { name: string; address: string };
}

export interface Mail {
  /** Host of the SMTP server; undefined if mails become files. */
  readonly server: string | undefined;
  readonly from: string;
  send(letter: Letter): Promise<void>;
  /** Connects and signs in without sending. */
  verify(): Promise<void>;
}

export interface MailSettings {
  /** smtp:// or smtps:// with credentials. Without it, mails become files. */
  smtpUrl: string | undefined;
  from: string;
  outbox: string;
}

interface Log {
  info(fields: object, message: string): void;
}

/** Shorter than a job's time limit, so that a hanging mail server does not block other jobs for long. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const isOnThisMachine = (smtpUrl: string) =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(smtpUrl).hostname);

export function openMail(settings: MailSettings, log: Log): Mail {
  if (settings.smtpUrl) {
    // Mails contain links that open an account: across a network they need TLS.
    const requireTLS = !isOnThisMachine(settings.smtpUrl);
    const transport = nodemailer.createTransport({ url: settings.smtpUrl, requireTLS, ...PATIENCE });
    return {
      server: new URL(settings.smtpUrl).host,
      from: settings.from,
      async send(letter) {
        await calling("mail", () => transport.sendMail({ from: settings.from, ...letter }));
      },
      async verify() {
        await transport.verify();
      },
    };
  }
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    server: undefined,
    from: settings.from,
    verify: async () => {},
    async send(letter) {
      const { message } = await composer.sendMail({ from: settings.from, ...letter });
      const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}.eml`;
      await mkdir(settings.outbox, { recursive: true, mode: 0o700 });
      await writeFile(resolve(settings.outbox, name), message as Buffer, { mode: 0o600 });
      // Log only the file's name: the link inside must not reach the log, which more people read.
      log.info({ subject: letter.subject, file: name }, "mail written to the outbox");
    },
  };
}
