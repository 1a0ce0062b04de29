import type { Actor } from "../platform/actor.ts";
import { conflict } from "../platform/errors.ts";
import type { Accounts } from "./accounts.ts";
import { keepAnAdministrator } from "./keep-an-administrator.ts";
import { proveAgain } from "./prove-again.ts";
import { eraseAccountRows } from "./queries/erase-account-rows.ts";
import { lockPicture } from "./queries/profiles.ts";

/**
 * Deletes or anonymises a member's personal data. Records that the books need stay, without the name: each feature's
 * `personal-data.ts` says which. Refused to the last administrator, and by `stops-deletion-queries.ts` of payments, shop, stores
 * and events: while a proof is not decided, money is owed to the member, an order is under way, a store is not settled, or a
 * registration is not refunded.
 */
export async function deleteOwnAccount(accounts: Accounts, actor: Actor, password: string | undefined) {
  const { database, images, personalData, log } = accounts;
  const member = await proveAgain(accounts, actor, password);
  const picture = await database.transact(async (tx) => {
    const picture = await lockPicture(tx, member.id);
    await keepAnAdministrator(tx, member.id);
    for (const part of personalData) {
      const reason = await part.stopsDeletion?.(tx, member.id);
      if (reason) throw conflict("under_way", `${reason} Setelah itu akunmu dapat dihapus.`);
    }
    for (const part of personalData) await part.erase(tx, member.id);
    await eraseAccountRows(tx, member.id);
    return picture;
  });
  if (picture) await images.remove(picture);
  log.info({ event: "account_deleted", memberId: member.id }, "account deleted");
}
