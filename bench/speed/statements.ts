import type { QueryConfig } from "pg";
import { campaignBySlug, campaigns } from "../../api/src/charity/queries/campaigns.ts";
import type { Database } from "../../api/src/platform/database/database.ts";
import type { Subject } from "./subjects.ts";

/** Stands in for a database and keeps what it is asked, so that the yardstick runs the very statements of the app. */
function eavesdropper(total: number) {
  const asked: QueryConfig[] = [];
  const database = {
    async prepared(name: string, text: string, values: readonly unknown[]) {
      asked.push({ name, text, values: [...values] });
      return [{ total }];
    },
  } as unknown as Database;
  return { asked, database };
}

async function statementOf({ query }: Subject): Promise<QueryConfig | undefined> {
  const { limit = 0, offset = 0 } = query?.filter ?? {};
  // As long as its last page: where that is read from differs.
  const { asked, database } = eavesdropper(offset + limit);
  if (query?.slug !== undefined) await campaignBySlug(database, query.slug);
  else if (query) await campaigns(database, query.filter);
  return asked.at(-1);
}

/** The statement behind each subject that asks the database, by the subject's name. */
export async function statementsOf(subjects: readonly Subject[]): Promise<Map<string, QueryConfig>> {
  const statements = new Map<string, QueryConfig>();
  for (const subject of subjects) {
    const statement = await statementOf(subject);
    if (statement) statements.set(subject.name, statement);
  }
  return statements;
}
