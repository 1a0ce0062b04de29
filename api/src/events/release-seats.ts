import { voucherUsedUp } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { offerSeats } from "./offer-seats.ts";
import {
  offeredEvent,
  type StoredRegistration,
  seatsOf,
  updateRegistration,
} from "./queries/registrations.ts";
import { giveSeats, giveVoucher, takeSeats, takeVoucher } from "./queries/seats.ts";
import { soldOut, typeSoldOut } from "./refusals.ts";

/** Ends a registration whose lock is held: the seats and the voucher that it held, or the seat that it was offered, are free again. */
export async function endRegistration(
  tx: Tx,
  registration: StoredRegistration,
  state: "cancelled" | "expired",
  more: { refund_due?: number; staff_note?: string } = {},
): Promise<void> {
  const { id, event_id, voucher_id, state: before } = registration;
  const held = before === "waiting_payment" || before === "confirmed";
  await updateRegistration(tx, id, { state, offered_until: null, ...more });
  if (held) await giveSeats(tx, event_id, await seatsOf(tx, id));
  if (before === "waitlisted" && registration.offered_until !== null)
    await giveSeats(tx, event_id, [{ type: registration.wanted_type ?? 0, count: 1 }]);
  if (held && voucher_id !== null) await giveVoucher(tx, voucher_id);
  await offerSeats(tx, event_id);
}

/** Takes the seats and the voucher of an ended registration again, or refuses. */
export async function takeAgain(
  tx: Tx,
  registration: StoredRegistration,
  state: "waiting_payment" | "confirmed",
): Promise<void> {
  const { id, event_id, voucher_id } = registration;
  const offered = await offeredEvent(tx, event_id);
  if (offered?.event.state !== "published")
    throw conflict("event_over", "Acara ini sudah tidak menerima peserta. Kembalikan uangnya.");
  const taken = await takeSeats(tx, { id: event_id }, await seatsOf(tx, id));
  if (taken !== "taken") throw taken === "sold_out" ? soldOut() : typeSoldOut();
  if (voucher_id !== null && !(await takeVoucher(tx, voucher_id)))
    throw voucherUsedUp("Kuponnya sudah habis dipakai. Naikkan kuotanya dahulu.");
  await updateRegistration(tx, id, { state, refund_due: 0 });
}
