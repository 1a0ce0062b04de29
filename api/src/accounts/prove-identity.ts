import type { ProveIdentity } from "../platform/actor.ts";
import { AppError, invalid, sessionEnded } from "../platform/errors.ts";
import type { Accounts } from "./accounts.ts";
import { memberById } from "./queries/members.ts";
import { sessionAgeSeconds } from "./queries/sessions.ts";
import { wrongPassword } from "./refusals.ts";
import { confirmPassword } from "./sign-in.ts";
import { passTwoStep } from "./two-step.ts";

/** For staff who have no password to type: how fresh a sign-in must be. */
const RECENT_SECONDS = 10 * 60;

const signInAgain = () =>
  new AppError(
    403,
    "recent_login_required",
    "Demi keamanan, keluar lalu login kembali dengan Google dahulu, kemudian ulangi.",
  );

/** A code that lacks or is wrong is a field to fill in here: whoever asks is signed in already. */
async function passCode(accounts: Accounts, memberId: number, otp: string | undefined) {
  try {
    await passTwoStep(accounts, memberId, otp);
  } catch (error) {
    if (error instanceof AppError && error.code === "otp_required") throw invalid({ otp: [error.message] });
    throw error;
  }
}

/**
 * Before what a stolen session must not be enough for, as where our money is sent to. It holds for the one call that
 * brings it: nothing is remembered that another tab could use.
 */
export const identityProver =
  (accounts: Accounts): ProveIdentity =>
  async ({ memberId, sessionId }, { password, otp }) => {
    const member = await memberById(accounts.database, memberId);
    if (!member) throw sessionEnded();
    if (!member.hash) {
      if ((await sessionAgeSeconds(accounts.database, sessionId)) > RECENT_SECONDS) throw signInAgain();
    } else if (!password || !(await confirmPassword(accounts, member, password))) {
      throw wrongPassword("password");
    }
    await passCode(accounts, memberId, otp);
  };
