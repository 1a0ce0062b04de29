import { type Bank, type BodyOf, jakartaDay, type returnPayout, type SentKind } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing, invalid } from "../../platform/errors.ts";
import { insertReturn, lockReturn, nameLine } from "../queries/returned-transfers.ts";
import { chargeSoloLimit } from "../second-person/solo-limit.ts";
import { takeLine } from "../statements/take-line.ts";

export type Returned = BodyOf<typeof returnPayout>;

/** A transfer of ours, locked by its own kind. */
export interface Sent {
  kind: SentKind;
  id: number;
  /** 'Pencairan yang kembali': what the line is then. */
  name: string;
  bank: Bank;
  amount: number;
  paid_on: string;
  /** The ledger's event of its return. */
  event: string;
}

function refuseOtherDay(returned_on: string, paid_on: string) {
  if (returned_on > jakartaDay()) throw invalid({ returned_on: ["Tanggalnya belum tiba."] });
  if (returned_on < paid_on)
    throw invalid({ returned_on: ["Uangnya tidak mungkin kembali sebelum ditransfer. Periksa tanggalnya."] });
}

/**
 * The bank gave a transfer back. `undo` posts the opposite and tells whom it concerns. Without a line of the bank's it is only
 * one person's word, so it counts against the limit like money that leaves. A return never makes room: else one person could
 * pay, take back and pay again without end.
 */
export async function returnTransfer(
  tx: Tx,
  actor: Actor,
  sent: Sent,
  { returned_on, reason, line }: Returned,
  undo: () => Promise<unknown>,
) {
  const { kind, id, event, bank, amount, paid_on } = sent;
  refuseOtherDay(returned_on, paid_on);
  if (line !== undefined) await takeLine(tx, actor, line, sent);
  await insertReturn(tx, {
    ...{ kind, id, event, bank, amount, returned_on, reason },
    returned_by: actor.memberId,
    line_id: line ?? null,
  });
  await undo();
  if (line === undefined)
    await chargeSoloLimit(
      tx,
      actor,
      `${kind === "store" ? "storereturn" : `${kind}return`}:${id}`,
      amount,
      "Uang kembali yang belum terlihat di mutasi dihitung seperti uang keluar; pilih baris mutasinya bila sudah ada.",
    );
}

/** The bank's file came later than the news: this line brought the money back. */
export async function showReturn(
  tx: Tx,
  actor: Actor,
  kind: SentKind,
  id: number,
  name: string,
  line: number,
) {
  const found = existing(await lockReturn(tx, kind, id), "Transfer ini belum dicatat kembali dari bank.");
  if (found.line_id !== null)
    throw conflict("already_seen", "Uang yang kembali ini sudah ditunjukkan oleh baris mutasi lain.");
  await takeLine(tx, actor, line, { name, bank: found.bank as Bank, amount: found.amount });
  await nameLine(tx, found.id, line);
}
