import { type Bank, type BodyOf, jakartaDay, type returnPayout, type SentKind } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing, invalid } from "../../platform/errors.ts";
import { insertReturn, lockReturn, nameLine } from "../queries/returned-transfers.ts";
import { chargeSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { takeLine } from "../statements/take-line.ts";

export type Returned = BodyOf<typeof returnPayout>;

/** A payout, refund or store payout that we transferred. The caller has locked its row. */
export interface Sent {
  kind: SentKind;
  id: number;
  /** What the matched bank line is called in messages: 'Pencairan yang kembali'. */
  name: string;
  bank: Bank;
  amount: number;
  paid_on: string;
  /** The event of the return in the ledger. */
  event: string;
}

function refuseOtherDay(returned_on: string, paid_on: string) {
  if (returned_on > jakartaDay()) throw invalid({ returned_on: ["Tanggalnya belum tiba."] });
  if (returned_on < paid_on)
    throw invalid({ returned_on: ["Uangnya tidak mungkin kembali sebelum ditransfer. Periksa tanggalnya."] });
}

/**
 * Records that the bank returned a transfer. `undo` posts the reversal and notifies the people concerned. Without a bank line
 * nothing proves the return, so its amount counts against the solo limit like money that leaves. A return never gives back
 * part of the limit: otherwise one person could pay out, record a return and pay out again without end.
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

/** Matches a return that was recorded without a bank line with the line that was imported later. */
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
