import type { Bank } from "@barakah/contract";
import { type Insertable, sql } from "kysely";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { Schema } from "../../api/src/platform/database/schema.ts";
import { addShares } from "../../api/src/treasury/queries/line-shares.ts";
import { keepFile } from "../../api/src/treasury/queries/statement-files.ts";
import { addRows } from "../../api/src/treasury/queries/statement-lines.ts";
import { bookKept } from "../../api/src/treasury/statements/keep-unclaimed.ts";
import type { DemoStatement } from "../content/types.ts";
import { ago, dayInJakarta } from "./days.ts";

type NewLine = Omit<Insertable<Schema["statement_line"]>, "content_hash" | "day">;

const hashOf = (name: string) => `contoh: ${name}`;

/** Imported and, unless open, decided on the same day. */
async function addLine(tx: Tx, line: NewLine, name: string, at: string): Promise<number> {
  const content_hash = hashOf(name);
  const decided = line.state === "open" ? {} : { decided_by: line.imported_by, decided_at: at };
  await addRows(tx, "statement_line", [{ ...line, ...decided, content_hash, day: dayInJakarta(at) }]);
  const { id } = await tx
    .selectFrom("statement_line")
    .select("id")
    .where("content_hash", "=", content_hash)
    .executeTakeFirstOrThrow();
  return id;
}

/** Matches every verified transfer except the newest with a line; in bulk, for there are hundreds. */
async function seedMatched(tx: Tx, unseen: number, memberId: number) {
  const transfers = await tx
    .selectFrom("payment")
    .select(["id", "amount", "payer_name", "method", "created_at"])
    .where("status", "=", "verified")
    .where("method", "!=", "midtrans")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .offset(unseen)
    .execute();
  const lines = transfers.map(({ id, amount, payer_name, method, created_at }) => ({
    bank: method as Bank,
    amount,
    description: `TRF ${payer_name.toUpperCase()}`,
    state: "matched" as const,
    unclaimed: 0,
    day: dayInJakarta(created_at),
    content_hash: hashOf(id),
    imported_by: memberId,
    decided_by: memberId,
    decided_at: created_at,
  }));
  await addRows(tx, "statement_line", lines);
  const added = await tx.selectFrom("statement_line").select(["id", "content_hash"]).execute();
  const ids = new Map(added.map(({ id, content_hash }) => [content_hash, id]));
  const shares = transfers.flatMap(({ id, amount }) => {
    const line_id = ids.get(hashOf(id));
    return line_id === undefined ? [] : [{ line_id, payment_id: id, amount }];
  });
  await addShares(tx, shares);
}

/** Shown at the bank three days later: the newest payouts still wait for a line. */
const SHOWN_AFTER = 3;

async function seedDebits(tx: Tx, memberId: number) {
  const payouts = await tx
    .selectFrom("payout")
    .select(["id", "bank", "amount", "title", "paid_on"])
    .where("paid_on", "<=", dayInJakarta(ago(SHOWN_AFTER)))
    .execute();
  const toStores = await tx
    .selectFrom("store_payout as o")
    .innerJoin("store", "store.id", "o.store_id")
    .select(["o.id", "o.bank", "o.amount", "o.gift_amount", "store.name", "o.paid_on"])
    .where("o.paid_on", "<=", dayInJakarta(ago(SHOWN_AFTER)))
    .execute();
  const decided = { imported_by: memberId, decided_by: memberId, decided_at: ago(1) };
  await addRows(tx, "statement_debit", [
    ...payouts.map(({ id, bank, amount, title, paid_on }) => ({
      ...{ ...decided, bank: bank as Bank, day: paid_on, amount },
      description: `TRF KELUAR ${title.toUpperCase()}`,
      content_hash: hashOf(`payout ${id}`),
      ...{ state: "payout" as const, payout_id: id },
    })),
    ...toStores.map(({ id, bank, amount, gift_amount, name, paid_on }) => ({
      ...{ ...decided, bank: bank as Bank, day: paid_on ?? "", amount: amount - gift_amount },
      description: `TRF KELUAR PENCAIRAN ${name.toUpperCase()}`,
      content_hash: hashOf(`store payout ${id}`),
      ...{ state: "store" as const, store_payout_id: id },
    })),
  ]);
}

/**
 * The files that brought all these lines: one for each bank and month, as the import page asks for. The accounts were
 * opened for the app, so their balances begin with nothing.
 */
export async function seedFiles(tx: Tx, memberId: number) {
  await seedDebits(tx, memberId);
  const { rows } = await sql<MonthOfLines>`
    select bank, month::date::text as month, greatest(month::date, min(first) over (partition by bank))::text as first_day,
      least((month + interval '1 month - 1 day')::date, ${dayInJakarta(ago(0))}::date)::text as last_day,
      (sum(change) over banks - change)::bigint as opening, (sum(change) over banks)::bigint as closing, lines, debits
    from (
      select bank, date_trunc('month', day) as month, min(day) as first, sum(amount) as change,
        (count(*) filter (where amount > 0))::int as lines, (count(*) filter (where amount < 0))::int as debits
      from (select bank, day, amount from statement_line union all select bank, day, -amount from statement_debit) line
      group by bank, date_trunc('month', day)
    ) months
    window banks as (partition by bank order by month)
    order by bank, month`.execute(tx);
  for (const { month, ...file } of rows)
    await keepFile(tx, {
      ...file,
      ...{ imported_by: memberId, left_out: "[]" },
      name: `mutasi-${file.bank}-${month.slice(0, 7)}.csv`,
      content_hash: hashOf(`${file.bank} ${month}`),
    });
}

interface MonthOfLines {
  bank: Bank;
  month: string;
  first_day: string;
  last_day: string;
  opening: number;
  closing: number;
  lines: number;
  debits: number;
}

const asWritten = (amount: number) => `${amount.toLocaleString("id-ID")},00`;

/** The lines of a bank statement template, with the balance that follows from the imported ones. */
export async function continued(tx: Tx, template: string): Promise<string> {
  const { closing } = await tx
    .selectFrom("statement_file")
    .select("closing")
    .where("bank", "=", "bsi")
    .orderBy("last_day", "desc")
    .executeTakeFirstOrThrow();
  const sumOf = (cell = "") => Number(cell.replace(/,00$/, "").replaceAll(".", ""));
  let balance = closing ?? 0;
  return template.replace(/;([\d.,]*);([\d.,]*);\{saldo\}/g, (_, out: string, into: string) => {
    balance += sumOf(into) - sumOf(out);
    return `;${out};${into};${asWritten(balance)}`;
  });
}

export async function seedStatement(tx: Tx, memberId: number, { lines, unseen }: DemoStatement) {
  for (const { bank, words: description, amount, daysAgo, state } of lines) {
    const unclaimed = state === "ignored" ? 0 : amount;
    const line = { bank, amount, description, state, unclaimed, imported_by: memberId };
    const id = await addLine(tx, line, description, ago(daysAgo));
    if (state === "unidentified")
      await bookKept(tx, { id, bank }, amount, "Uang yang belum diketahui dari siapa");
  }
  await seedMatched(tx, unseen, memberId);
}
