import { open, stat } from "node:fs/promises";
import { join } from "node:path";

/** The server logs the query plan, with buffers, of every tenth statement that takes a millisecond or more. */
export const EXPLAINED = {
  shared_preload_libraries: "pg_stat_statements",
  session_preload_libraries: "auto_explain",
  "auto_explain.sample_rate": "0.1",
  "auto_explain.log_min_duration": "1ms",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_buffers": "on",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_format": "json",
};

const MOST_TIMES = 100;
/** Reading fewer rows costs nothing that could be seen. */
const FEW = 1000;
const TEXT_MOST = 300;

interface Step {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Step[];
}

interface Explained {
  "Query Text": string;
  Plan: Step;
}

export interface Greedy {
  text: string;
  /** How many of its explained calls read so much. */
  times: number;
  /** Of the one that read most. */
  read: number;
  returned: number;
  milliseconds: number;
  tables: string[];
}

const everyStep = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(everyStep)];

const rowsOf = (step: Step) =>
  ((step["Actual Rows"] ?? 0) +
    (step["Rows Removed by Filter"] ?? 0) +
    (step["Rows Removed by Index Recheck"] ?? 0)) *
  (step["Actual Loops"] ?? 0);

/** What a change writes counts as returned. */
function returnedBy(plan: Step): number {
  const own = (plan["Actual Rows"] ?? 0) * (plan["Actual Loops"] ?? 0);
  if (plan["Node Type"] !== "ModifyTable") return Math.max(1, own);
  return Math.max(
    1,
    own,
    ...(plan.Plans ?? []).map((step) => (step["Actual Rows"] ?? 0) * (step["Actual Loops"] ?? 0)),
  );
}

const nameOf = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/'[^']*'|\$\d+|\b\d+\b/g, "?")
    .trim()
    .slice(0, TEXT_MOST);

function judge({ Plan: plan, "Query Text": text }: Explained, milliseconds: number): Greedy | undefined {
  const scans = everyStep(plan).filter(
    (step) => step["Relation Name"] !== undefined && step["Node Type"] !== "ModifyTable",
  );
  const read = scans.reduce((sum, step) => sum + rowsOf(step), 0);
  const returned = returnedBy(plan);
  if (read < FEW || read < MOST_TIMES * returned) return undefined;
  const tables = [
    ...new Set(scans.filter((step) => rowsOf(step) >= FEW).map((step) => step["Relation Name"] ?? "")),
  ];
  return {
    text: nameOf(text),
    times: 1,
    read: Math.round(read),
    returned: Math.round(returned),
    milliseconds,
    tables,
  };
}

const HEAD = /^.*LOG: {2}duration: ([\d.]+) ms {2}plan:$/;

/** The plans in a piece of the log: a line that names the duration, then the plan, each line of it after a tab. */
function plansIn(log: string): { explained: Explained; milliseconds: number }[] {
  const found: { explained: Explained; milliseconds: number }[] = [];
  const lines = log.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const head = HEAD.exec(lines[at] ?? "");
    if (!head) continue;
    const plan: string[] = [];
    while (lines[at + 1]?.startsWith("\t")) plan.push(lines[++at] ?? "");
    try {
      found.push({ explained: JSON.parse(plan.join("\n")) as Explained, milliseconds: Number(head[1]) });
    } catch {
      // The last one may be cut off.
    }
  }
  return found;
}

const logOf = (folder: string) => join(folder, "postgres/postgres.log");

/** Remembers where the server's log is now; `greedy` judges the statements explained since. */
export async function watchPlans(folder: string) {
  const start = (await stat(logOf(folder))).size;
  return async (): Promise<{ explained: number; greedy: Greedy[] }> => {
    const handle = await open(logOf(folder), "r");
    const end = (await handle.stat()).size;
    const bytes = Buffer.alloc(Math.max(0, end - start));
    await handle.read(bytes, 0, bytes.length, start).finally(() => handle.close());
    const plans = plansIn(bytes.toString("utf8"));
    const worst = new Map<string, Greedy>();
    for (const { explained, milliseconds } of plans) {
      const one = judge(explained, milliseconds);
      if (!one) continue;
      const known = worst.get(one.text);
      const times = (known?.times ?? 0) + 1;
      worst.set(one.text, { ...(known && known.read > one.read ? known : one), times });
    }
    return { explained: plans.length, greedy: [...worst.values()].toSorted((a, b) => b.read - a.read) };
  };
}
