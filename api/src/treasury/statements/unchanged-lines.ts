import type { Tx } from "../../platform/database/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { deciderOf, lockLines, type StoredLine } from "../queries/line-shares.ts";

const DONE: Record<StoredLine["state"], string> = {
  open: "dikembalikan ke baris baru",
  matched: "dicocokkan",
  unidentified: "dicatat sebagai belum diketahui dari siapa",
  ignored: "diabaikan",
};

async function taken(tx: Tx, line: StoredLine) {
  const who = await deciderOf(tx, line);
  return conflict(
    "line_taken",
    `Baris "${line.description}" sudah ${DONE[line.state]}${who ? ` oleh ${who}` : ""}. Muat ulang halaman.`,
  );
}

async function locked(tx: Tx, ids: readonly number[]): Promise<StoredLine[]> {
  const lines = await lockLines(tx, ids);
  if (lines.length !== new Set(ids).size) throw notFound("Baris mutasi tidak ditemukan.");
  return lines;
}

/** Locks the lines and refuses if their state has changed. */
export async function linesStill(tx: Tx, ids: readonly number[], state: StoredLine["state"]) {
  const lines = await locked(tx, ids);
  const changed = lines.find((line) => line.state !== state);
  if (changed) throw await taken(tx, changed);
  return lines;
}

/** Lines with unclaimed money; refuses if it differs from what was seen. */
export async function unclaimedLines(
  tx: Tx,
  { lines: ids, unclaimed }: { lines: number[]; unclaimed?: number | undefined },
) {
  const lines = await locked(tx, ids);
  const gone = lines.find((line) => line.unclaimed === 0);
  const total = lines.reduce((sum, line) => sum + line.unclaimed, 0);
  const changed =
    gone ??
    (unclaimed === undefined || total === unclaimed ? undefined : (lines.find(isMatched) ?? lines[0]));
  if (changed) throw await taken(tx, changed);
  return lines;
}

const isMatched = ({ state }: StoredLine) => state === "matched";
