import { createHash } from "node:crypto";
import type { Bank, BodyOf, importStatement } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database.ts";
import { invalid } from "../../platform/errors.ts";
import { addLines, rememberMapping } from "./queries.ts";
import { readAmount, readCsv, readDay } from "./read-csv.ts";

type Wanted = BodyOf<typeof importStatement>;
interface Line {
  day: string;
  amount: number;
  description: string;
}

/** Banks put their name and the period above the table: it begins where all chosen columns stand. */
function tableOf(rows: string[][], { mapping }: Wanted) {
  const wanted = [mapping.day, mapping.amount, mapping.description, mapping.direction].filter(Boolean);
  const head = rows.findIndex((row) => wanted.every((name) => row.includes(name)));
  if (head < 0) throw invalid({ mapping: ["Kolom yang dipilih tidak ada di berkas ini."] });
  return { names: rows[head] ?? [], rows: rows.slice(head + 1) };
}

function linesOf(wanted: Wanted): { lines: Line[]; skipped: number } {
  const { mapping } = wanted;
  const { names, rows } = tableOf(readCsv(wanted.csv), wanted);
  const lines = rows.flatMap((row): Line[] => {
    const cell = (name: string) => row[names.indexOf(name)] ?? "";
    const day = readDay(cell(mapping.day));
    const amount = readAmount(cell(mapping.amount));
    const comesIn =
      !mapping.direction || cell(mapping.direction).toLowerCase() === mapping.incoming.toLowerCase();
    return day && amount && comesIn ? [{ day, amount, description: cell(mapping.description) }] : [];
  });
  return { lines, skipped: rows.length - lines.length };
}

/** Two people may send the same sum with the same words on one day: the second such line of a file is another one. */
function numbered(bank: Bank, lines: Line[]) {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const content = JSON.stringify([bank, line.day, line.amount, line.description]);
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    const content_hash = createHash("sha256").update(`${content}#${nth}`).digest("hex");
    return { ...line, bank, content_hash };
  });
}

export async function takeStatement(database: Database, actor: Actor, wanted: Wanted) {
  const { lines, skipped } = linesOf(wanted);
  const { bank, mapping } = wanted;
  const imported = numbered(bank, lines).map((line) => ({ ...line, imported_by: actor.memberId }));
  const added = await database.kysely.transaction().execute(async (tx) => {
    await rememberMapping(tx, bank, mapping, actor.memberId);
    const count = await addLines(tx, imported);
    await audit(tx, actor, {
      action: "statement.import",
      subject: { kind: "statement", id: bank },
      after: { added: count, repeated: lines.length - count, skipped },
    });
    return count;
  });
  return { added, repeated: lines.length - added, skipped };
}
