import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../platform/database/database.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { Mail } from "../platform/mail/mail.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import type { Secret } from "../platform/secrets.ts";
import type { AccountConfig } from "./config.ts";
import type { Passwords } from "./passwords.ts";

/** What the use cases of this feature work with. */
export interface Accounts {
  database: Database;
  settings: AccountConfig;
  publicUrl: string;
  passwords: Passwords;
  images: PrivateImages;
  jobs: Jobs;
  mail: Mail;
  personalData: PersonalData[];
  /** Signs the addresses of profile pictures. */
  pictureSecret: Secret;
  /** Signs the cookies of devices that members signed in from. */
  deviceSecret: Secret;
  /** Seals the recovery codes of two-step. */
  recoverySecret: Secret;
  /** Makes the codes that confirm e-mail addresses and phone numbers. */
  emailSecret: Secret;
  /** Whether codes can be sent by WhatsApp. */
  whatsapp: boolean;
  log: FastifyBaseLogger;
}
