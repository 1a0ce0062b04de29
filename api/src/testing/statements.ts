import type { StatementLine, StatementState } from "@barakah/contract";
import { bearer, send } from "./calls.ts";
import { aStaffMember } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

const MAPPING = { day: "Tanggal", amount: "Kredit", description: "Uraian" };

/** A treasurer with the bank's files. */
export async function aBookkeeper(api: TestApp) {
  const member = await aStaffMember(api, "bendahara");
  const headers = bearer(member);
  const post = <T = { detail: string; code: string }>(path: string, body: object) =>
    send<T>(api, "POST", `/api/admin/${path}/`, body, headers);
  return {
    username: member.username,
    headers,
    post,
    /** Rows as "day;description;amount". */
    load: (rows: string[], bank: "bsi" | "bjb" = "bsi") =>
      post<{ added: number; debits: number; repeated: number; skipped: number }>("statements", {
        bank,
        mapping: MAPPING,
        csv: ["Mutasi Rekening;;", "Tanggal;Uraian;Kredit", ...rows].join("\n"),
      }),
    lines: async (state: StatementState = "open") =>
      (await send<StatementLine[]>(api, "GET", `/api/admin/statements/?state=${state}`, undefined, headers))
        .body,
    assign: async (references: string[], lines: number[], unclaimed?: number) =>
      post("statements/assign", {
        references,
        lines,
        unclaimed: unclaimed ?? (await unclaimedOf(api, lines)),
      }),
  };
}
export type Bookkeeper = Awaited<ReturnType<typeof aBookkeeper>>;

/** What the ledger keeps of nobody known. */
export async function keptByLedger(api: TestApp): Promise<number> {
  const { rows } = await api.database.pool.query<{ kept: number }>(
    "select coalesce(-sum(amount), 0)::bigint as kept from ledger_posting where account = 'unidentified'",
  );
  return rows[0]?.kept ?? 0;
}

/** What no payment has of these lines together. */
export async function unclaimedOf(api: TestApp, lines: number[]): Promise<number> {
  const { rows } = await api.database.pool.query<{ total: number }>(
    "select coalesce(sum(unclaimed), 0)::bigint as total from statement_line where id = any($1)",
    [lines],
  );
  return rows[0]?.total ?? 0;
}
