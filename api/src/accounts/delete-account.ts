import type { Actor } from "../platform/actor.ts";
import { sessionEnded } from "../platform/errors.ts";
import type { Accounts } from "./accounts.ts";
import { keepAnAdministrator } from "./keep-an-administrator.ts";
import { eraseMember } from "./queries/erasure.ts";
import { type KnownMember, memberById } from "./queries/members.ts";
import { lockPicture } from "./queries/profiles.ts";
import { sessionAgeSeconds } from "./queries/sessions.ts";
import { recentLoginRequired, wrongPassword } from "./refusals.ts";
import { confirmPassword } from "./sign-in.ts";

/** For members who have no password to type: how fresh a sign-in must be. */
const RECENT_SECONDS = 10 * 60;

async function confirm(accounts: Accounts, actor: Actor, member: KnownMember, password: string | undefined) {
  if (member.hash) {
    if (password && (await confirmPassword(accounts, member, password))) return;
    throw wrongPassword("password");
  }
  if ((await sessionAgeSeconds(accounts.database, actor.sessionId)) > RECENT_SECONDS)
    throw recentLoginRequired();
}

/** Takes away everything that tells who the member was. What the books need stays, under no name. */
export async function deleteOwnAccount(accounts: Accounts, actor: Actor, password: string | undefined) {
  const { database, images, personalData, log } = accounts;
  const member = await memberById(database, actor.memberId);
  if (!member) throw sessionEnded();
  await confirm(accounts, actor, member, password);
  const picture = await database.kysely.transaction().execute(async (tx) => {
    const picture = await lockPicture(tx, member.id);
    await keepAnAdministrator(tx, member.id);
    for (const part of personalData) await part.erase(tx, member.id);
    await eraseMember(tx, member.id);
    return picture;
  });
  if (picture) await images.remove(picture);
  log.info({ event: "account_deleted", memberId: member.id }, "account deleted");
}
