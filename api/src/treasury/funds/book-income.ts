import type { BodyOf, bookFundIncome } from "@barakah/contract";
import { bank, bookedOn, namedAccount, post, postReversal } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { lockLines, type StoredLine, settleLine } from "../queries/line-shares.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { bookKept, keptOf } from "../statements/keep-unclaimed.ts";
import { incomeOfLine, insertIncome, markIncomeReversed } from "./income-queries.ts";

type Wanted = BodyOf<typeof bookFundIncome>;
const eventOf = (id: number) => `income:${id}`;

/** Only a line without a share of any payment. */
function refuseTaken({ state, unclaimed, amount, description }: StoredLine) {
  if ((state === "open" || state === "unidentified") && unclaimed === amount) return;
  throw conflict("line_taken", `Baris "${description}" sudah diputuskan. Muat ulang halaman.`);
}

async function book(tx: Tx, actor: Actor, line: StoredLine, account: NonNullable<Wanted["account"]>) {
  refuseTaken(line);
  const kept = keptOf(line);
  if (kept > 0) await bookKept(tx, line, -kept, `Bukan lagi belum diketahui dari siapa: ${line.description}`);
  const { amount } = line;
  const id = await insertIncome(tx, { line_id: line.id, account, amount, booked_by: actor.memberId });
  await post(tx, {
    event: eventOf(id),
    description: `${account === "nonhalal" ? "Bunga atau denda" : "Hasil wakaf"}: ${line.description}`,
    at: await bookedOn(tx, line.day),
    legs: [
      { account: bank(line.bank), amount },
      { account: namedAccount(account), amount: -amount },
    ],
  });
  await settleLine(tx, line.id, { state: "matched", unclaimed: 0 }, actor.memberId);
  await audit(tx, actor, "income.book", ["statement_line", line.id], { after: { amount, account } });
}

/** Undoes the booking: the line is open again. */
async function undo(tx: Tx, actor: Actor, line: StoredLine) {
  const income = await incomeOfLine(tx, line.id);
  if (!income) throw conflict("line_taken", `Baris "${line.description}" bukan bunga atau hasil wakaf lagi.`);
  await markIncomeReversed(tx, income.id, actor.memberId);
  await postReversal(tx, eventOf(income.id), {
    event: `${eventOf(income.id)}:reversed`,
    description: `Batal dibukukan: ${line.description}`,
  });
  await settleLine(tx, line.id, { state: "open", unclaimed: line.amount }, actor.memberId);
  await audit(tx, actor, "income.undo", ["statement_line", line.id], {
    before: { amount: income.amount, account: income.account },
  });
}

/** Interest, a fine or the yield of wakaf: a bank line that is not a gift. */
export async function bookIn(tx: Tx, actor: Actor, { line: id, account }: Wanted) {
  const [line] = await lockLines(tx, [id]);
  if (!line) throw notFound("Baris mutasi tidak ditemukan.");
  if (account) await book(tx, actor, line, account);
  else await undo(tx, actor, line);
  await chargePostedToSoloLimit(tx, actor, `line:${id}`);
}
