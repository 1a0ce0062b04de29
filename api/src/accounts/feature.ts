import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { Mail } from "../platform/mail/mail.ts";
import { sharedSecret } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import type { AccountConfig } from "./config.ts";
import { emailRoutes } from "./email-routes.ts";
import { type Google, googleRoutes } from "./google-routes.ts";
import type { Passwords } from "./passwords.ts";
import { phoneRoutes } from "./phone-routes.ts";
import { profileRoutes } from "./profile-routes.ts";
import { identityProver } from "./prove-identity.ts";
import { sweep } from "./queries/sessions.ts";
import { sendResetLinks } from "./reset-by-mail.ts";
import { sessionRoutes } from "./session-routes.ts";
import { actorFinder } from "./sessions.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { staffMemberRoutes } from "./staff-member-routes.ts";
import { twoStepRoutes } from "./two-step-routes.ts";
import { waitingRoutes } from "./waiting-routes.ts";

export interface AccountParts {
  config: { accounts: AccountConfig; publicUrl: string };
  database: Database;
  passwords: Passwords;
  images: PrivateImages;
  jobs: Jobs;
  mail: Mail;
  /** The provider behind the button 'Masuk dengan Google'; undefined if it is off. */
  google: Google | undefined;
  whatsapp: boolean;
}

const HOUR = 3600;

/** Sign-in, sessions and profiles. Other features learn from it who calls, by `app.findActor`. */
export async function accountsFeature(app: FastifyInstance, { config, google, ...parts }: AccountParts) {
  const accounts: Accounts = {
    ...parts,
    settings: config.accounts,
    publicUrl: config.publicUrl,
    personalData: app.personalData,
    pictureSecret: await sharedSecret(parts.database, "profile-picture"),
    deviceSecret: await sharedSecret(parts.database, "known-device"),
    recoverySecret: await sharedSecret(parts.database, "recovery-code"),
    emailSecret: await sharedSecret(parts.database, "email-code"),
    log: app.log,
  };
  app.findActor = actorFinder(accounts);
  app.proveIdentity = identityProver(accounts);
  signInRoutes(app, accounts);
  googleRoutes(app, accounts, google);
  profileRoutes(app, accounts);
  twoStepRoutes(app, accounts);
  emailRoutes(app, accounts);
  phoneRoutes(app, accounts);
  sessionRoutes(app, accounts);
  waitingRoutes(app, accounts.database);
  staffMemberRoutes(app, parts.database);
  sendResetLinks(accounts);
  accounts.jobs.every("sweep-accounts", HOUR, sweep);
}
