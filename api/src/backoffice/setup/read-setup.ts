import { SETUP_STEPS, type Setup, type SetupStep } from "@barakah/contract";
import { hasMailbox } from "../../accounts/index.ts";
import { exampleContacts, type ReadSettings, storedSettings } from "../../community/index.ts";
import { isNobodysAccount, type Payments, secondPerson } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { closedSteps, setupFacts } from "./setup-queries.ts";
import { isProved } from "./step-done.ts";

export interface SetupParts {
  payments: Payments;
  settings: ReadSettings;
  mail: Mail;
  paymentMode: Setup["payment"];
  demo: boolean;
}

const ENDING_DIGITS = 4;

async function accountsOf(payments: Payments): Promise<Pick<Setup, "accounts" | "banks" | "qris">> {
  const { banks, qris } = await payments.options();
  const all = await payments.banks();
  return {
    accounts: banks.map(({ name, account_number, account_name }) => ({
      name,
      ending: account_number.replace(/\D/g, "").slice(-ENDING_DIGITS),
      account_name,
      nobodys: isNobodysAccount(account_number),
    })),
    banks: all.map((bank) =>
      isNobodysAccount(bank.account_number) ? { ...bank, account_number: "", account_name: "" } : bank,
    ),
    qris: qris.gifts !== null,
  };
}

export async function readSetup(parts: SetupParts, actor: Actor): Promise<Setup> {
  const { payments, mail } = parts;
  const { kysely } = payments.database;
  const closed = new Map((await closedSteps(kysely)).map((row) => [row.step, row]));
  // Read anew: what was just saved decides whether the step is done.
  const { community_name, office_address, whatsapp_number } = {
    ...(await parts.settings()),
    ...(await storedSettings(kysely)),
  };
  const examples = exampleContacts({ office_address, whatsapp_number });
  const { people, worksAlone } = await secondPerson(kysely);
  const setup = {
    finished_at: closed.get("finish")?.at ?? null,
    demo: parts.demo,
    community_name,
    office_address: examples.includes("Alamat kantor") ? "" : office_address,
    whatsapp_number: examples.includes("Nomor WhatsApp") ? "" : whatsapp_number,
    ...(await accountsOf(payments)),
    ...(await setupFacts(kysely, actor.memberId)),
    treasurers: people,
    works_alone: worksAlone,
    mail: {
      server: mail.server ?? null,
      from: mail.from,
      to: hasMailbox(actor.email) ? actor.email : "",
    },
    payment: parts.paymentMode,
  };
  const stateOf = (step: SetupStep) => {
    const state = closed.get(step)?.state ?? "open";
    return state !== "done" && isProved(step, setup) ? "done" : state;
  };
  return {
    ...setup,
    steps: SETUP_STEPS.map((step) => ({ step, state: stateOf(step), at: closed.get(step)?.at ?? null })),
  };
}
