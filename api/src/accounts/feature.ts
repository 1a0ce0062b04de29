import type { FastifyInstance } from "fastify";
import { googleSimulator } from "../../../simulators/google/index.ts";
import type { Database } from "../platform/database/database.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { Letter, Mail } from "../platform/mail/mail.ts";
import { sharedSecret } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import type { AccountConfig, GoogleConfig } from "./config.ts";
import { keyFinder, keysFrom } from "./google/google-keys.ts";
import { type Google, googleRoutes } from "./google/google-routes.ts";
import { notificationRoutes } from "./notification-routes.ts";
import { sendResetLinks } from "./password-reset.ts";
import type { Passwords } from "./passwords.ts";
import { profileRoutes } from "./profile-routes.ts";
import { sweep } from "./queries/sessions.ts";
import { actorFinder } from "./sessions.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { twoStepRoutes } from "./two-step/two-step-routes.ts";

export interface AccountParts {
  config: { accounts: AccountConfig; google: GoogleConfig; publicUrl: string };
  database: Database;
  passwords: Passwords;
  images: PrivateImages;
  jobs: Jobs;
  mail: Mail;
}

const HOUR = 3600;

function realGoogle(clientId: string): Google {
  return {
    scriptUrl: "https://accounts.google.com/gsi/client",
    trust: {
      clientId,
      issuers: ["https://accounts.google.com", "accounts.google.com"],
      findKey: keyFinder(keysFrom("https://www.googleapis.com/oauth2/v3/certs")),
    },
  };
}

function googleOf(app: FastifyInstance, { google, publicUrl }: AccountParts["config"]): Google | undefined {
  if (google.simulator) return googleSimulator(app, publicUrl);
  return google.clientId ? realGoogle(google.clientId) : undefined;
}

function backgroundWork({ jobs, mail }: Accounts) {
  jobs.handle<Letter>("mail", (letter) => mail.send(letter));
  jobs.every("sweep-accounts", HOUR, sweep);
}

/** Sign-in, sessions and profiles. Other features learn from it who calls, by `app.findActor`. */
export async function accountsFeature(app: FastifyInstance, { config, ...parts }: AccountParts) {
  const accounts: Accounts = {
    ...parts,
    settings: config.accounts,
    publicUrl: config.publicUrl,
    personalData: app.personalData,
    pictureSecret: await sharedSecret(parts.database, "profile-picture"),
    log: app.log,
  };
  app.findActor = actorFinder(accounts);
  signInRoutes(app, accounts);
  googleRoutes(app, accounts, googleOf(app, config));
  profileRoutes(app, accounts);
  twoStepRoutes(app, accounts);
  notificationRoutes(app, accounts);
  sendResetLinks(accounts);
  backgroundWork(accounts);
}
