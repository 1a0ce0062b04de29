import { mailboxOf } from "../messages/index.ts";
import { type Acting, authorOf, codeNeeded, rightOf } from "../payments/index.ts";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { buyerOnly, madeBy } from "./buyers-right.ts";
import { type FreeSeats, tooMany } from "./limit-free-seats.ts";
import { certainSeats, makeCertain } from "./queries/free-seats.ts";
import { lockRegistration } from "./queries/registrations.ts";
import { lockEvent } from "./queries/seats.ts";
import type { StoredPage } from "./queries/ticket-pages.ts";
import { tellBuyer } from "./tell-buyer.ts";

const notHeld = () =>
  conflict(
    "not_held",
    "Kursi ini tidak ditahan lagi. Muat ulang halaman ini untuk melihat keadaannya yang terbaru.",
  );

/** Only the code is accepted: it proves the contact, which the browser cannot. */
async function requireCode(database: Database, page: StoredPage, acting: Acting): Promise<void> {
  if (page.ticket_id !== null) throw buyerOnly();
  const { caller, requestId, code } = acting;
  const byCode = { caller: { ...caller, browser: undefined }, actor: undefined, requestId, code };
  if (!(await rightOf(database, madeBy(page), byCode))) throw codeNeeded();
}

/** Confirms held seats after the buyer proved the contact address, up to the number that a known member may have. */
export async function confirmHeldSeats(
  database: Database,
  page: StoredPage,
  { known }: FreeSeats,
  acting: Acting,
): Promise<void> {
  if (!page.provisional) throw notHeld();
  await requireCode(database, page, acting);
  await database.transact(async (tx) => {
    await lockEvent(tx, page.event_id);
    const held = await lockRegistration(tx, { id: page.registration_id });
    if (held?.state !== "confirmed" || !held.provisional) throw notHeld();
    const mailbox = held.buyer_email && mailboxOf(held.buyer_email);
    const certain = (await certainSeats(tx, held)).filter(
      ({ same, email }) => same || (mailbox !== "" && email !== "" && mailboxOf(email) === mailbox),
    );
    const seats = page.tickets.filter(({ state }) => state === "valid").length;
    if (certain.reduce((sum, one) => sum + one.seats, seats) > known) throw tooMany(known);
    await makeCertain(tx, held.id);
    await audit(tx, authorOf(acting), "registration.confirm_seats", ["registration", held.code], {
      after: { seats, right: "code" },
    });
    await tellBuyer(tx, held, {
      title: `Kursimu pasti: ${page.event.title}`,
      body: `${seats} kursi yang tadinya ditahan sekarang pasti. Buka tiketnya sekali sebelum berangkat, supaya bisa dibuka tanpa sinyal.`,
      sure: true,
    });
  });
}
