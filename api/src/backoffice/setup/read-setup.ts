import { SETUP_STEPS, type Setup } from "@barakah/contract";
import type { ReadSettings } from "../../community/index.ts";
import { isNobodysAccount, type Payments } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { closedSteps } from "./setup-queries.ts";

export interface SetupParts {
  payments: Payments;
  settings: ReadSettings;
  mail: Mail;
  paymentMode: Setup["payment"];
}

const ENDING_DIGITS = 4;

async function accountsOf(payments: Payments): Promise<Setup["accounts"]> {
  const { banks } = await payments.options();
  return banks.map(({ name, account_number, account_name }) => ({
    name,
    ending: account_number.replace(/\D/g, "").slice(-ENDING_DIGITS),
    account_name,
    nobodys: isNobodysAccount(account_number),
  }));
}

export async function readSetup(parts: SetupParts, actor: Actor): Promise<Setup> {
  const { payments, mail } = parts;
  const closed = new Map((await closedSteps(payments.database.kysely)).map((row) => [row.step, row]));
  const { issuer_name, office_address, whatsapp_number } = await parts.settings();
  return {
    steps: SETUP_STEPS.map((step) => ({
      step,
      state: closed.get(step)?.state ?? "open",
      at: closed.get(step)?.at ?? null,
    })),
    finished_at: closed.get("finish")?.at ?? null,
    issuer_name,
    office_address,
    whatsapp_number,
    accounts: await accountsOf(payments),
    mail: { server: mail.server ?? null, from: mail.from, to: actor.email },
    payment: parts.paymentMode,
  };
}
