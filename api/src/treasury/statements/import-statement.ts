import { createHash } from "node:crypto";
import type { StatementPreview } from "@barakah/contract";
import type { Entry } from "@barakah/contract/treasury/reading/index";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { fileBefore, gapBetween, importedBefore, keepFile } from "../queries/statement-files.ts";
import { addRows, knownRows, rememberMapping } from "../queries/statement-lines.ts";
import { type ReadFile, readSent, refuseUnseen, type Sent } from "./read-sent.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Identical rows of one file are different transfers: they are numbered. */
function numbered(bank: Sent["bank"], entries: readonly Entry[]) {
  const seen = new Map<string, number>();
  return entries.map(({ day, amount, sen, out, description }) => {
    const content = JSON.stringify([bank, day, out ? -amount : amount, description]);
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    return { bank, day, amount, sen, description, out, content_hash: sha256(`${content}#${nth}`) };
  });
}
type Numbered = ReturnType<typeof numbered>[number];

const hashes = (lines: readonly Numbered[]) => lines.map(({ content_hash }) => content_hash);
const total = (lines: readonly { amount: number }[]) => ({
  count: lines.length,
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
});
const split = (lines: readonly Numbered[]) => ({
  incoming: lines.filter(({ out }) => !out),
  outgoing: lines.filter(({ out }) => out),
});

/** Balances from the file, or as typed where the file has none. */
const balancesOf = (sent: Sent, { opening, closing }: ReadFile) => ({
  opening: sent.opening ?? opening,
  closing: sent.closing ?? closing,
});

const senOf = (typed: number | null | undefined, exact: number | null) =>
  typed === undefined || typed === null ? (exact ?? 0) % 100 : 0;

/** The sen of the balances and of rows below one rupiah. */
const hundredthsOf = (sent: Sent, { exact, notes }: ReadFile) => ({
  opening_sen: senOf(sent.opening, exact.opening),
  closing_sen: senOf(sent.closing, exact.closing),
  small_sen: notes.reduce((sum, { sen = 0 }) => sum + sen, 0),
});

const fileHash = ({ rows }: ReadFile) => sha256(JSON.stringify(rows));

/** A preview of the import. */
export async function foresee({ kysely }: Database, sent: Sent): Promise<StatementPreview> {
  const read = await readSent(sent);
  const { incoming, outgoing } = split(numbered(sent.bank, read.entries));
  const known = new Set([
    ...(await knownRows(kysely, "statement_line", hashes(incoming))),
    ...(await knownRows(kysely, "statement_debit", hashes(outgoing))),
  ]);
  const isKnown = ({ content_hash }: Numbered) => known.has(content_hash);
  const isNew = (line: Numbered) => !isKnown(line);
  const before = await fileBefore(kysely, sent.bank, read.period.from);
  return {
    incoming: total(incoming.filter(isNew)),
    outgoing: total(outgoing.filter(isNew)),
    repeated: total([...incoming, ...outgoing].filter(isKnown)),
    imported_before: await importedBefore(kysely, sent.bank, fileHash(read)),
    gap: gapBetween(before, { first_day: read.period.from, ...balancesOf(sent, read) }),
  };
}

async function keep(tx: Tx, actor: Actor, sent: Sent, read: ReadFile) {
  const { bank } = sent;
  const imported_by = actor.memberId;
  const { incoming, outgoing } = split(numbered(bank, read.entries));
  const file_id = await keepFile(tx, {
    bank,
    name: sent.name,
    content_hash: fileHash(read),
    first_day: read.period.from,
    last_day: read.period.to,
    ...balancesOf(sent, read),
    ...hundredthsOf(sent, read),
    lines: incoming.length,
    debits: outgoing.length,
    left_out: JSON.stringify(read.left),
    imported_by,
  });
  const about = { imported_by, file_id };
  const added = await addRows(
    tx,
    "statement_line",
    incoming.map(({ out: _, ...line }) => ({ ...line, ...about, unclaimed: line.amount })),
  );
  const debits = await addRows(
    tx,
    "statement_debit",
    outgoing.map(({ out: _, ...line }) => ({ ...line, ...about })),
  );
  return { added, debits, repeated: read.entries.length - added - debits, skipped: read.left.length };
}

export async function takeStatement(database: Database, actor: Actor, sent: Sent) {
  const read = await readSent(sent);
  refuseUnseen(read, sent);
  return database.transact(async (tx) => {
    await rememberMapping(tx, sent.bank, sent.mapping, actor.memberId);
    const kept = await keep(tx, actor, sent, read);
    await audit(tx, actor, "statement.import", ["statement", sent.bank], {
      after: { ...kept, name: sent.name, left_out: read.left.map(({ row }) => row) },
    });
    return kept;
  });
}
