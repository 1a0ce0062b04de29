import type { BodyOf, setStatementLinesAside } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { likelyHandover } from "../queries/cash.ts";
import { type StoredLine, settleLine } from "../queries/line-shares.ts";
import { likelyApproved } from "../queries/match-lines.ts";
import { likelyReturn } from "../queries/returned-transfers.ts";
import { chargeSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { bookKept, keptOf } from "./keep-unclaimed.ts";
import { linesStill } from "./unchanged-lines.ts";

type Wanted = BodyOf<typeof setStatementLinesAside>;

async function setOneAside(tx: Tx, actor: Actor, line: StoredLine, state: Wanted["as"]) {
  const after = { state, unclaimed: state === "ignored" ? 0 : line.amount };
  const change = keptOf(after) - keptOf(line);
  const words = change > 0 ? "Belum tahu dari siapa" : "Bukan lagi belum diketahui dari siapa";
  if (change !== 0) await bookKept(tx, line, change, `${words}: ${line.description}`);
  await settleLine(tx, line.id, after, actor.memberId);
  await chargeSoloLimit(tx, actor, `line:${line.id}`, -change);
}

/**
 * A line that seems to pay an approved but unseen payment would be counted twice as unidentified: a person must
 * confirm that it does not.
 */
async function askFirst(tx: Tx, lines: readonly StoredLine[]) {
  const likely = await likelyApproved(
    tx,
    lines.map(({ id }) => id),
  );
  if (!likely) return;
  const { line, reference, payer_name, amount } = likely;
  const description = lines.find(({ id }) => id === line)?.description ?? "";
  throw conflict(
    "likely_paid",
    `Baris "${description}" tampaknya uang ${payer_name} (${reference}, ${rupiah(amount)}), yang sudah disetujui dan belum terlihat di mutasi. Cocokkan dengannya, agar tidak tercatat dua kali.`,
    { facts: { candidate: { line, reference, payer_name, amount } } },
  );
}

/** A cash handover is already counted; its line must not be counted again. */
async function askOfCash(tx: Tx, lines: readonly StoredLine[]) {
  const likely = await likelyHandover(
    tx,
    lines.map(({ id }) => id),
  );
  if (!likely) return;
  throw conflict(
    "likely_handover",
    `Baris "${likely.description}" tampaknya setoran dari ${likely.box} (${rupiah(likely.amount)}), yang sudah tercatat. Cocokkan di halaman Kas, agar tidak tercatat dua kali.`,
  );
}

const SENT = { payout: "penyaluran", refund: "pengembalian dana", store: "pencairan" } as const;

/** The same for a transfer that is booked as returned. */
async function askOfReturn(tx: Tx, lines: readonly StoredLine[]) {
  const likely = await likelyReturn(
    tx,
    lines.map(({ id }) => id),
  );
  if (!likely) return;
  throw conflict(
    "likely_return",
    `Baris "${likely.description}" tampaknya ${SENT[likely.kind]} ${likely.name} (${rupiah(likely.amount)}) yang kembali dari bank dan sudah tercatat. Cocokkan di halamannya, agar tidak tercatat dua kali.`,
  );
}

/** Marks lines without shares as open, unidentified or ignored. */
export async function setAsideIn(tx: Tx, actor: Actor, { lines: ids, from, as, confirm }: Wanted) {
  const lines = await linesStill(tx, ids, from);
  if (as === "unidentified" && !confirm) {
    await askFirst(tx, lines);
    await askOfCash(tx, lines);
    await askOfReturn(tx, lines);
  }
  for (const line of lines) await setOneAside(tx, actor, line, as);
  await audit(tx, actor, `statement.${as}`, ["statement_line", lines.map(({ id }) => id).join(",")], {
    before: { state: from },
    after: { state: as, amount: lines.reduce((sum, { amount }) => sum + amount, 0) },
  });
}
