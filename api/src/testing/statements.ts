import {
  daysLater,
  jakartaDay,
  type PaymentFile,
  type StatementLine,
  type StatementState,
} from "@barakah/contract";
import { bearer, send } from "./calls.ts";
import { aStaffMember } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

const MAPPING = { day: "Tanggal", amount: "Kredit", description: "Uraian" };

let lineNumber = 0;

/** Today or some days ago, as banks write it: a line proposes a payment only while it is recent, and belongs to the month and year of its day. */
export const bankDay = (ago = 0) => daysLater(jakartaDay(), -ago).split("-").reverse().join("/");

/** A treasurer with statement files. */
export async function aBookkeeper(api: TestApp) {
  const member = await aStaffMember(api, "bendahara");
  const headers = bearer(member);
  const post = <T = { detail: string; code: string }>(path: string, body: object) =>
    send<T>(api, "POST", `/api/admin/${path}/`, body, headers);
  /** Rows as "day;description;amount". */
  const load = (rows: string[], bank: "bsi" | "bjb" = "bsi") =>
    post<{ added: number; debits: number; repeated: number; skipped: number }>("statements", {
      bank,
      mapping: MAPPING,
      csv: ["Mutasi Rekening;;", "Tanggal;Uraian;Kredit", ...rows].join("\n"),
    });
  const lines = async (state: StatementState = "open") =>
    (await api.get<StatementLine[]>(`/api/admin/statements/?state=${state}`, headers)).body;
  return {
    username: member.username,
    headers,
    post,
    load,
    lines,
    /** Imports a credit with a unique description; returns its id. */
    async line(amount: number, words = "TRF", { day = bankDay(), bank = "bsi" as "bsi" | "bjb" } = {}) {
      const description = `${words} #${++lineNumber}`;
      await load([`${day};${description};${amount}`], bank);
      const line = (await lines()).find((found) => found.description === description);
      if (!line) throw new Error("the line was not imported");
      return line.id;
    },
    lineOf: async (id: number, state: StatementState) => (await lines(state)).find((line) => line.id === id),
    file: async (reference: string) =>
      (await api.get<PaymentFile>(`/api/admin/payments/${reference}/`, headers)).body,
    /** With the app's questions confirmed. */
    approve: (reference: string, body: object = {}) =>
      post(`payments/${reference}/approve`, { confirm: true, ...body }),
    assign: async (references: string[], lines: number[], unclaimed?: number) =>
      post("statements/assign", {
        references,
        lines,
        unclaimed: unclaimed ?? (await unclaimedOf(api, lines)),
      }),
  };
}
export type Bookkeeper = Awaited<ReturnType<typeof aBookkeeper>>;

/** Unidentified money in the ledger. */
export async function keptByLedger(api: TestApp): Promise<number> {
  const { rows } = await api.database.pool.query<{ kept: number }>(
    "select coalesce(-sum(amount), 0)::bigint as kept from ledger_posting where account = 'unidentified'",
  );
  return rows[0]?.kept ?? 0;
}

/** A payment's balance by account. */
export async function booked({ database }: TestApp, reference: string): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ account: string; sum: number }>(
    `select l.account, sum(l.amount)::bigint as sum from ledger_posting l join ledger_transaction t on t.id = l.transaction_id
      join payment p on p.id = t.payment_id where p.reference = $1 group by 1 having sum(l.amount) <> 0`,
    [reference],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

/** What of these lines is assigned to no payment. */
export async function unclaimedOf(api: TestApp, lines: number[]): Promise<number> {
  const { rows } = await api.database.pool.query<{ total: number }>(
    "select coalesce(sum(unclaimed), 0)::bigint as total from statement_line where id = any($1)",
    [lines],
  );
  return rows[0]?.total ?? 0;
}
