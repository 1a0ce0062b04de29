import type { ProveIdentity } from "../platform/actor.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Accounts } from "./accounts.ts";
import { proveAgain } from "./prove-again.ts";
import { passTwoStep } from "./two-step.ts";

/** A missing or wrong code is a field error here, not a sign-in error: the caller is signed in already. */
async function passCode(accounts: Accounts, memberId: number, otp: string | undefined) {
  try {
    await passTwoStep(accounts, memberId, otp);
  } catch (error) {
    if (error instanceof AppError && error.code === "otp_required") throw invalid({ otp: [error.message] });
    throw error;
  }
}

/**
 * Asked before acts for which a stolen session must not be enough, such as changing where our money is sent to. The proof
 * holds for the call that brings it: nothing is remembered that another tab could use.
 */
export const identityProver =
  (accounts: Accounts): ProveIdentity =>
  async (actor, { password, otp }) => {
    await proveAgain(accounts, actor, password);
    await passCode(accounts, actor.memberId, otp);
  };
