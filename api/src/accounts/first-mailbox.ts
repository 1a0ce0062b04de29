import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Tx } from "../platform/database/database.ts";
import { invalid } from "../platform/errors.ts";
import { setFirstEmail } from "./queries/members.ts";

/** The first administrator of an installation without ADMIN_EMAIL has an address that reaches no one. */
export const hasMailbox = (email: string): boolean => !/\.invalid$/i.test(email);

/** After its owner proved to read it. Without it a forgotten password would be lost for good. */
export async function takeFirstMailbox(tx: Tx, actor: Actor, email: string): Promise<void> {
  if (!(await setFirstEmail(tx, actor.memberId, email)))
    throw invalid({
      code: ["Alamat ini sudah dipakai akun lain. Kirim surat percobaan ke alamat yang lain."],
    });
  await audit(tx, actor, "member.mailbox", ["member", actor.memberId], { after: { email } });
}
