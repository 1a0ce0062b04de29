import type { BodyOf, tellRegistered } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { type Noticing, noticeByStaff, tellWaiting } from "./notices.ts";
import { payersWithoutAccount } from "./queries/refunds.ts";
import { registrationsCalled } from "./queries/registrations.ts";
import { lockEvent } from "./queries/seats.ts";
import { offeredOrRefuse } from "./register.ts";

/** Sends the staff's text to registered people, or the ticket's link again to those who have a ticket. */
export async function tellSeveral(
  noticing: Noticing,
  actor: Actor,
  eventId: number,
  { codes, text }: BodyOf<typeof tellRegistered>,
) {
  const addressed = await noticing.database.transact(async (tx) => {
    await offeredOrRefuse(tx, eventId);
    const found = await registrationsCalled(tx, eventId, codes);
    const meant = found.filter(({ state }) =>
      text ? state !== "cancelled" && state !== "expired" : state === "confirmed",
    );
    await noticeByStaff(
      tx,
      actor,
      eventId,
      text ? { kind: "words", reason: text } : { kind: "again" },
      meant,
    );
    await audit(tx, actor, "registration.tell", ["event", eventId], {
      after: { addressed: meant.length, codes: meant.map(({ code }) => code).join(", "), text },
    });
    return meant.length;
  });
  await tellWaiting(noticing, eventId);
  return { addressed, skipped: new Set(codes).size - addressed };
}

/** Asks everybody with an open refund for a bank account, at most once a day. */
export async function remindPayers(noticing: Noticing, actor: Actor, eventId: number) {
  const addressed = await noticing.database.transact(async (tx) => {
    await offeredOrRefuse(tx, eventId);
    // Two staff who press at the same moment ask nobody twice.
    await lockEvent(tx, eventId);
    const payers = await payersWithoutAccount(tx, eventId);
    await noticeByStaff(tx, actor, eventId, { kind: "account" }, payers);
    await audit(tx, actor, "event.remind", ["event", eventId], { after: { addressed: payers.length } });
    return payers.length;
  });
  await tellWaiting(noticing, eventId);
  return { addressed };
}
