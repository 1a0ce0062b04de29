import type { BodyOf, createStaffEvent } from "@barakah/contract";
import type { Tx } from "../platform/database/database.ts";
import { conflict, invalid } from "../platform/errors.ts";
import { type EventRow, hasPayments, hasStanding, typesOf } from "./queries/staff-events.ts";

type Draft = BodyOf<typeof createStaffEvent>;

export function refuseCancelled({ state }: EventRow) {
  if (state === "cancelled") throw conflict("event_cancelled", "Acara ini sudah dibatalkan.");
}

export function checkDraft(draft: Draft) {
  const errors: Record<string, string[]> = {};
  if (draft.starts_at >= draft.ends_at && Date.parse(draft.starts_at) >= Date.parse(draft.ends_at))
    errors.ends_at = ["Selesainya harus setelah mulainya."];
  if ((draft.campaign_id === null) !== (draft.campaign_basis_points === null))
    errors.campaign_basis_points = ["Isi program dan bagiannya, atau keduanya kosong."];
  for (const [place, { kind, options }] of draft.questions.entries())
    if ((kind === "choice" || kind === "many") && options.length === 0)
      errors[`questions.${place}.options`] = ["Tambahkan pilihannya."];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Refuses a quota below the taken seats, because their holders keep them. */
export async function refuseBelowTaken(tx: Tx, row: EventRow, draft: Draft) {
  const below = (detail: string, field: string) =>
    conflict("below_taken", detail, { errors: { [field]: [detail] } });
  if (draft.capacity !== null && draft.capacity < row.taken)
    throw below(`Sudah ${row.taken} kursi terisi, jadi kapasitasnya tidak bisa lebih kecil.`, "capacity");
  const stored = await typesOf(tx, row.id);
  for (const [place, { id, quota }] of draft.ticket_types.entries()) {
    const type = stored.find((one) => one.id === id);
    if (id !== undefined && !type)
      throw invalid({ [`ticket_types.${place}.name`]: ["Jenis tiket ini bukan dari acara ini."] });
    if (type && quota !== null && quota < type.taken)
      throw below(`${type.name}: sudah ${type.taken} terisi.`, `ticket_types.${place}.quota`);
  }
}

/** A program's share of the price is fixed by the first payment. */
export async function refuseOtherShare(tx: Tx, row: EventRow, draft: Draft) {
  const changed =
    row.campaign_id !== draft.campaign_id || row.campaign_basis_points !== draft.campaign_basis_points;
  if (changed && (await hasPayments(tx, row.id)))
    throw conflict("share_fixed", "Bagian program tidak bisa diubah setelah ada yang membayar.");
}

export function refuseWithoutBody({ body }: EventRow) {
  if (body === "") throw invalid({ body: ["Isi keterangan sebelum menerbitkan."] });
}

/** An event that people registered for is cancelled, which tells them; it is never withdrawn. */
export async function refuseWithRegistrations(tx: Tx, id: number) {
  if (await hasStanding(tx, id))
    throw conflict("has_registrations", "Sudah ada yang mendaftar. Acara ini hanya bisa dibatalkan.");
}
