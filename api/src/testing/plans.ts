import pg from "pg";
import type { Database } from "../platform/database/database.ts";
import { closeAfterFile } from "./closing.ts";

export interface Statement {
  /** Name of a prepared statement. */
  name: string | undefined;
  text: string;
  values: unknown[];
}

/** Sent by every protected call. */
const ADMISSION = "actor-by-access-token";

/** Records the statements that some work sends, whichever way it uses. */
export function watchStatements({ pool }: Database) {
  let seen: Statement[] = [];
  const watched = new WeakSet<object>();
  pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query(...given: unknown[]) {
        const [asked, values = []] = given as [string | Partial<Statement>, unknown[]?];
        const statement = typeof asked === "string" ? { text: asked, values } : asked;
        if (statement.name !== ADMISSION)
          seen.push({ name: statement.name, text: statement.text ?? "", values: statement.values ?? [] });
        return send(...given);
      },
    });
  });
  return async (work: () => Promise<unknown>): Promise<Statement[]> => {
    seen = [];
    await work();
    return seen.splice(0);
  };
}

interface Step {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: Step[];
}

/** Cost in figures that do not depend on the machine's load. */
export interface Cost {
  /** Rows of large tables and indexes that were read, including discarded ones. */
  rows: number;
  /** Buffer accesses. */
  buffers: number;
  /** Large tables that were scanned sequentially. */
  scanned: string[];
}

/** Smaller tables are cheaper to scan. */
const LARGE = 5000;

const everyStep = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(everyStep)];

function rowsOf(step: Step): number {
  const thrownAway = (step["Rows Removed by Filter"] ?? 0) + (step["Rows Removed by Index Recheck"] ?? 0);
  return (step["Actual Rows"] + thrownAway) * step["Actual Loops"];
}

function costOf(root: Step, large: ReadonlySet<string>): Cost {
  const steps = everyStep(root).filter((step) => large.has(step["Relation Name"] ?? ""));
  const scans = steps.filter((step) => step["Node Type"] === "Seq Scan" && step["Actual Loops"] > 0);
  return {
    rows: Math.round(steps.reduce((sum, step) => sum + rowsOf(step), 0)),
    buffers: (root["Shared Hit Blocks"] ?? 0) + (root["Shared Read Blocks"] ?? 0),
    scanned: scans.map((step) => step["Relation Name"] ?? ""),
  };
}

async function largeTables(client: pg.PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ relname: string }>(
    "select relname from pg_class where relkind = 'r' and reltuples >= $1",
    [LARGE],
  );
  return new Set(rows.map(({ relname }) => relname));
}

/** As an SQL literal: `execute` takes no parameters. */
function written(value: unknown): string {
  if (value === null || value === undefined) return "null";
  return pg.escapeLiteral(value instanceof Buffer ? `\\x${value.toString("hex")}` : String(value));
}

/**
 * Runs statements again on its own connection and returns their cost; tables must be analysed. Prepared statements
 * are judged by their generic plan.
 */
export async function judgePlans({ pool }: Database): Promise<(statement: Statement) => Promise<Cost>> {
  const client = await pool.connect();
  closeAfterFile(() => client.release(true));
  await client.query("set plan_cache_mode = force_generic_plan");
  const large = await largeTables(client);
  const prepared = new Map<string, string>();

  async function preparedAs(text: string): Promise<string> {
    const known = prepared.get(text);
    if (known) return known;
    const name = `judged_${prepared.size}`;
    await client.query(`prepare ${name} as ${text}`);
    prepared.set(text, name);
    return name;
  }
  async function explained(text: string, values: unknown[]): Promise<Cost> {
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Step }] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    const [explanation] = rows;
    if (!explanation) throw new Error(`no plan for ${text}`);
    return costOf(explanation["QUERY PLAN"][0].Plan, large);
  }
  return async ({ name, text, values }) => {
    if (!name) return explained(text, values);
    const given = values.length > 0 ? `(${values.map(written).join(", ")})` : "";
    return explained(`execute ${await preparedAs(text)}${given}`, []);
  };
}
