import pg from "pg";

const LISTED = 15;
const TEXT_MOST = 200;

/** A kind of statement, with its triggers. */
export interface Statement {
  text: string;
  calls: number;
  seconds: number;
  milliseconds: number;
}

/** Counts statements from now on; the answer lists those that took most time. The view is in another database, which no doctor checks. */
export async function watchStatements(url: string): Promise<() => Promise<Statement[]>> {
  const maintenance = new URL(url);
  maintenance.pathname = "/postgres";
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  await client.query("create extension if not exists pg_stat_statements");
  await client.query("select pg_stat_statements_reset()");
  return async () => {
    const { rows } = await client.query<Statement>(
      `select regexp_replace(query, '\\s+', ' ', 'g') as text, calls::int, total_exec_time / 1000 as seconds,
          mean_exec_time as milliseconds
        from pg_stat_statements order by total_exec_time desc limit $1`,
      [LISTED],
    );
    await client.end();
    return rows.map((row) => ({ ...row, text: row.text.trim().slice(0, TEXT_MOST) }));
  };
}
