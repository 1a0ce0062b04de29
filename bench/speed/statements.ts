import type { QueryConfig } from "pg";
import { campaignBySlug, campaigns } from "../../api/src/charity/queries/campaigns.ts";
import type { Database } from "../../api/src/platform/database/database.ts";
import type { Subject } from "./subjects.ts";

/** A fake database that records statements, so that the reference runs exactly the app's own. */
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
  // Pretends a list that ends with this page: the last pages are read differently.
  const { asked, database } = eavesdropper(offset + limit);
  if (query?.slug !== undefined) await campaignBySlug(database, query.slug);
  else if (query) await campaigns(database, query.filter);
  return asked.at(-1);
}

/** The statement behind each subject that queries the database, by name. */
export async function statementsOf(subjects: readonly Subject[]): Promise<Map<string, QueryConfig>> {
  const statements = new Map<string, QueryConfig>();
  for (const subject of subjects) {
    const statement = await statementOf(subject);
    if (statement) statements.set(subject.name, statement);
  }
  return statements;
}
