import type { ErrorBody, PaymentFile, Settlement, StatementLine } from "@barakah/contract";
import type { LineDeed } from "./events.ts";
import type { Known } from "./known.ts";
import { asTreasurer, type World } from "./world.ts";

type Line = Pick<StatementLine, "id" | "amount" | "unclaimed" | "state" | "description">;

/** The payment that a line was really sent for, by its description: the test is sure of it, the app may guess wrong. */
export const ownerOf = ({ description }: Pick<Line, "description">) =>
  /[A-Z]{3}-[0-9A-Z]{12}/.exec(description)?.[0] ?? "";

/** Money arrives at our bank with the payer's name and the reference, and the statement is imported. */
export async function lineComes(world: World, { reference, amount }: Known, beyond: number) {
  const { pool } = world.api.database;
  const { rows: payers } = await pool.query<{ name: string; day: string }>(
    `select coalesce(nullif(t.account_name, ''), p.payer_name) as name,
      to_char(coalesce(t.transfer_date, (p.created_at at time zone 'Asia/Jakarta')::date), 'DD/MM/YYYY') as day
    from payment p left join lateral (select * from transfer_claim t where t.payment_id = p.id order by t.id desc limit 1) t on true
    where p.reference = $1`,
    [reference],
  );
  const description = `TRF ${payers[0]?.name} ${reference} ${world.answers.length}`;
  await asTreasurer(world, 0, "statements", {
    bank: "bsi",
    mapping: { day: "Tanggal", amount: "Kredit", description: "Uraian" },
    csv: `Tanggal;Uraian;Kredit\n${payers[0]?.day};${description};${amount + beyond}`,
  });
  const { rows } = await pool.query<Line>(
    "select id, amount, unclaimed, state, description from statement_line where description = $1 and state = 'open'",
    [description],
  );
  return rows[0];
}

/** How to settle a difference; `turn` chooses among the allowed ways. */
function settleBy(
  { reference, unseen_amount }: PaymentFile,
  came: number,
  turn: number,
): Settlement | undefined {
  const gift = reference.startsWith("DON");
  if (came === unseen_amount) return undefined;
  const ways: (Settlement | undefined)[] =
    came < unseen_amount
      ? [gift ? "as_came" : "write_off", "ask", "wait", undefined]
      : [gift ? "as_came" : "payer", "payer", undefined];
  return ways[turn % ways.length];
}

/** Approves as on screen: the first proposed line of this payment, if any, is ticked. */
export async function approveWithLines(world: World, who: number, reference: string) {
  const path = `/api/admin/payments/${reference}/`;
  const { body } = await world.api.get<PaymentFile>(path, world.treasurers[who % 2]);
  const own = (body.candidates ?? []).filter((line) => ownerOf(line) === reference).slice(0, 1);
  const unclaimed = own.reduce((sum, { amount }) => sum + amount, 0);
  const settle = settleBy(body, unclaimed, own[0]?.id ?? 0);
  const { status, body: decided } = await asTreasurer(world, who, `payments/${reference}/approve`, {
    confirm: true,
    ...(own.length > 0 && { lines: own.map(({ id }) => id), unclaimed, settle }),
  });
  if (status === 200 && (decided as { status: string }).status === "verified")
    world.approvals.push(reference);
}

/** Corrects an approval for which too little money came, by the payment's own line. A delivered order needs no line. */
export async function correctByLine(world: World, who: number, reference: string) {
  const path = `/api/admin/payments/${reference}/`;
  const { body } = await world.api.get<PaymentFile>(path, world.treasurers[who % 2]);
  const { rows } = await world.api.database.pool.query<Line>(
    "select id, amount, unclaimed, state, description from statement_line where state = 'open' and unclaimed < $1 order by id",
    [body.unseen_amount],
  );
  const line = rows.find((one) => ownerOf(one) === reference);
  if (!line && !(body.delivered && body.unseen_amount > 0)) return;
  const money = line
    ? {
        lines: [line.id],
        unclaimed: line.unclaimed,
        settle: (["as_came", "ask", "write_off"] as const)[line.id % 3],
      }
    : { lines: [], unclaimed: 0, settle: "write_off" };
  const { status, body: after } = await asTreasurer(world, who, `payments/${reference}/correct`, money);
  if (status === 200 && (after as { status: string }).status !== "verified")
    world.approvals = world.approvals.filter((one) => one !== reference);
}

/** Sets a line aside. If the app says that a payment is likely paid by it, assigns it to its true owner, or else confirms. */
export async function setAside(world: World, who: number, line: Line, how: { from?: string; as: string }) {
  const wanted = { lines: [line.id], ...how };
  const { status, body } = await asTreasurer(world, who, "statements/set-aside", wanted);
  if (status !== 409 || (body as ErrorBody).code !== "likely_paid") return;
  const money = { lines: [line.id], unclaimed: line.unclaimed, references: [ownerOf(line)] };
  const joined = await asTreasurer(world, who, "statements/assign", money);
  if (joined.status === 409)
    await asTreasurer(world, who, "statements/set-aside", { ...wanted, confirm: true });
}

async function followProposal(world: World, who: number, { id }: Line) {
  const path = "/api/admin/statements/?state=open";
  const { body } = await world.api.get<StatementLine[]>(path, world.treasurers[who % 2]);
  const line = body.find((one) => one.id === id);
  if (!line?.proposal || line.proposal.reference !== ownerOf(line)) return;
  const { reference, sure } = line.proposal;
  const { unclaimed } = line;
  if (!sure)
    return asTreasurer(world, who, "statements/assign", { lines: [id], unclaimed, references: [reference] });
  const { body: made } = await asTreasurer(world, who, "statements/confirm", {
    matches: [{ line: id, unclaimed, reference }],
  });
  const { batch } = made as { batch: number | null };
  if (batch && id % 3 === 0)
    await asTreasurer(world, who, `statements/batches/${batch}/undo`, { reason: "salah tekan" });
}

/** Decides about the nth unassigned line. */
export async function decideLine(world: World, who: number, nth: number, deed: LineDeed) {
  const { rows } = await world.api.database.pool.query<Line>(
    "select id, amount, unclaimed, state, description from statement_line where state <> 'matched' order by id",
  );
  const line = rows[nth % Math.max(rows.length, 1)];
  if (!line) return;
  const from = line.state;
  if (deed === "propose") return followProposal(world, who, line);
  if (deed === "give") {
    const { slug } = world.campaign;
    const given = { line: line.id, unclaimed: line.unclaimed, slug, reason: "kotak amal" };
    return asTreasurer(world, who, "statements/give", given);
  }
  const as = deed === "unknown" ? "unidentified" : deed === "ignore" ? "ignored" : "open";
  if (from !== as) await setAside(world, who, line, { from, as });
}
