import type { Database } from "../platform/database/database.ts";
import { lockRegistration, offeredEvent, overdueOffers, waitingForRemoved } from "./queries/registrations.ts";
import { endRegistration } from "./release-seats.ts";
import { tellBuyer } from "./tell-buyer.ts";

/** Ends waits for a ticket type that is no longer sold, and tells the people who waited. */
export async function endRemovedWaits(database: Database, eventId?: number): Promise<void> {
  for (const id of await waitingForRemoved(database.kysely, eventId))
    await database.transact(async (tx) => {
      const waiting = await lockRegistration(tx, { id });
      if (waiting?.state !== "waitlisted") return;
      const offered = await offeredEvent(tx, waiting.event_id);
      await endRegistration(tx, waiting, "cancelled");
      await tellBuyer(tx, waiting, {
        title: `Jenis tiket yang kamu tunggu ditiadakan: ${offered?.event.title}`,
        body: "Panitia tidak menjual jenis tiket itu lagi, jadi daftar tunggumu ditutup. Tidak ada yang dibayar. Lihat jenis tiket lain di halaman acaranya.",
        sure: true,
      });
    });
}

/** Ends offers that were not accepted in time, and offers their seats to the next on the waiting list. */
export async function endOverdueOffers(database: Database): Promise<void> {
  for (const id of await overdueOffers(database.kysely))
    await database.transact(async (tx) => {
      const waiting = await lockRegistration(tx, { id });
      if (waiting?.state !== "waitlisted" || waiting.offered_until === null) return;
      if (Date.parse(waiting.offered_until) > Date.now()) return;
      await endRegistration(tx, waiting, "expired");
    });
}
