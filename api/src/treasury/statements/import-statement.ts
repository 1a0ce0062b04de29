import { createHash } from "node:crypto";
import type { Bank, BodyOf, importStatement } from "@barakah/contract";
import { type CsvLine, linesOf, readCsv } from "@barakah/contract/treasury/statement-csv";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import { addLines, rememberMapping } from "../queries/statement-lines.ts";

type Wanted = BodyOf<typeof importStatement>;

/** Two people may send the same sum with the same words on one day: the second such line of a file is another one. */
function numbered(bank: Bank, lines: CsvLine[]) {
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
  const { bank, mapping } = wanted;
  const read = linesOf(readCsv(wanted.csv), mapping);
  if (!read) throw invalid({ mapping: ["Kolom yang dipilih tidak ada di berkas ini."] });
  const { lines, skipped } = read;
  const imported = numbered(bank, lines).map((line) => ({
    ...line,
    unclaimed: line.amount,
    imported_by: actor.memberId,
  }));
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
