import { PAYMENT_METHOD_LABEL, type Settings, type StatementPreview } from "@barakah/contract";
import { strangerIn } from "@barakah/contract/treasury/reading/index";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { fileBefore, gapBetween, importedBefore, keepFile } from "../queries/statement-files.ts";
import { addRows, rememberMapping, storedBetween } from "../queries/statement-lines.ts";
import { type Apart, doubtful, sha256, tellApart } from "./find-repeated-rows.ts";
import { type ReadFile, readSent, refuseUnseen, type Sent } from "./read-sent-file.ts";

export interface Importing {
  database: Database;
  banks: (reader: Reader) => Promise<Settings["banks"]>;
}

type Fresh = Apart["fresh"];

const total = (lines: readonly { amount: number }[]) => ({
  count: lines.length,
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
});
const split = (lines: Fresh) => ({
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

/** Why the head of the file contradicts the chosen bank, and which of our banks it names. */
async function strangerOf(
  reader: Reader,
  { banks }: Importing,
  { bank: code }: Sent,
  { owner }: ReadFile,
): Promise<StatementPreview["stranger"]> {
  const own = (await banks(reader)).find((one) => one.code === code);
  const chosen = { code, name: PAYMENT_METHOD_LABEL[code], account: own?.account_number ?? "" };
  const why = strangerIn(owner, chosen);
  if (!why) return null;
  const ours = owner.banks.find((one) => one.code && one.code !== code)?.code;
  return { why, bank: ours ? (ours as Sent["bank"]) : null };
}

async function apartFrom(reader: Reader, { bank, also }: Sent, { entries }: ReadFile): Promise<Apart> {
  const days = entries.map(({ day }) => day).sort();
  const stored = await storedBetween(reader, bank, days[0] ?? "", days.at(-1) ?? "");
  return tellApart(bank, entries, stored, new Set(also));
}

const ALIKE_MOST = 50;

/** A preview of the import. */
export async function foresee(parts: Importing, sent: Sent): Promise<StatementPreview> {
  const { kysely } = parts.database;
  const read = await readSent(sent);
  const plain = await apartFrom(kysely, { ...sent, also: [] }, read);
  const apart = await apartFrom(kysely, sent, read);
  const { incoming, outgoing } = split(apart.fresh);
  const before = await fileBefore(kysely, sent.bank, read.period.from);
  const imported_before = await importedBefore(kysely, sent.bank, fileHash(read));
  return {
    incoming: total(incoming),
    outgoing: total(outgoing),
    repeated: total(apart.repeated.map(({ entry }) => entry)),
    imported_before,
    gap: gapBetween(before, { first_day: read.period.from, ...balancesOf(sent, read) }),
    stranger: await strangerOf(kysely, parts, sent, read),
    alike: (imported_before ? [] : doubtful(plain, read.period))
      .slice(0, ALIKE_MOST)
      .map(({ entry: { row, day, amount, out, description }, stored }) => ({
        ...{ row, day, amount, out, description },
        file: stored.name ?? "",
        imported_at: stored.imported_at,
      })),
  };
}

async function keep(tx: Tx, actor: Actor, sent: Sent, read: ReadFile) {
  const { bank } = sent;
  const imported_by = actor.memberId;
  const { fresh, repeated } = await apartFrom(tx, sent, read);
  const { incoming, outgoing } = split(fresh);
  const file_id = await keepFile(tx, {
    bank,
    name: sent.name,
    content_hash: fileHash(read),
    first_day: read.period.from,
    last_day: read.period.to,
    ...balancesOf(sent, read),
    ...hundredthsOf(sent, read),
    lines: read.entries.filter(({ out }) => !out).length,
    debits: read.entries.filter(({ out }) => out).length,
    repeated: repeated.length,
    left_out: JSON.stringify(read.left),
    imported_by,
  });
  const rowOf = ({ day, amount, sen, description, content_hash, balance }: Fresh[number]) => ({
    ...{ bank, day, amount, sen, description, content_hash, imported_by, file_id },
    balance: balance ?? null,
  });
  const added = await addRows(
    tx,
    "statement_line",
    incoming.map((line) => ({ ...rowOf(line), unclaimed: line.amount })),
  );
  const debits = await addRows(tx, "statement_debit", outgoing.map(rowOf));
  return { added, debits, repeated: repeated.length, skipped: read.left.length };
}

export async function takeStatement(parts: Importing, actor: Actor, sent: Sent) {
  const read = await readSent(sent);
  refuseUnseen(read, sent);
  return parts.database.transact(async (tx) => {
    const stranger = await strangerOf(tx, parts, sent, read);
    if (stranger && !sent.anyway)
      throw conflict(
        "other_owner",
        `${stranger.why} Pilih bank yang benar, atau nyatakan bahwa berkas ini memang milik rekening itu.`,
      );
    // Its row is locked until the end: two imports of one bank see each other's rows.
    await rememberMapping(tx, sent.bank, sent.mapping, actor.memberId);
    const kept = await keep(tx, actor, sent, read);
    await audit(tx, actor, "statement.import", ["statement", sent.bank], {
      after: {
        ...kept,
        name: sent.name,
        left_out: read.left.map(({ row }) => row),
        ...(stranger && { anyway: stranger.why }),
        ...(sent.also.length > 0 && { also: sent.also }),
      },
    });
    return kept;
  });
}
