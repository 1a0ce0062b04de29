import { type Actor, isStaffWith } from "../platform/actor.ts";
import { forbidden } from "../platform/errors.ts";

/** Also for ids that do not exist, so that they cannot be probed. */
export function onlyOwn(actor: Actor, memberId: number) {
  if (actor.memberId !== memberId) throw forbidden("Kamu hanya dapat membuka profil sendiri.");
}

export function mayOpenPicture(actor: Actor | undefined, memberId: number): boolean {
  return actor?.memberId === memberId || isStaffWith(actor, "money");
}
