import { sql } from "kysely";
import type { InspectionFigures } from "../../platform/database/columns.ts";
import type { Database, Reader } from "../../platform/database/database.ts";

type Kind = "doctor" | "restore";

export interface Inspection {
  at: string;
  complaints: string[];
  figures: InspectionFigures;
}

export async function addInspection(
  on: Reader,
  kind: Kind,
  complaints: string[],
  figures: InspectionFigures,
): Promise<void> {
  await on
    .insertInto("inspection")
    .values({ kind, complaints, figures: JSON.stringify(figures) })
    .execute();
}

/** Newest first. */
export const inspections = (on: Reader, kind: Kind, most: number): Promise<Inspection[]> =>
  on
    .selectFrom("inspection")
    .select(["at", "complaints", "figures"])
    .where("kind", "=", kind)
    .orderBy("at", "desc")
    .limit(most)
    .execute();

/** The name of the last backup whose test restore found nothing wrong. */
export async function provenBackup({ kysely }: Database): Promise<string | undefined> {
  const found = await kysely
    .selectFrom("inspection")
    .select(sql<string>`figures->>'name'`.as("name"))
    .where("kind", "=", "restore")
    .where(sql<boolean>`complaints = '{}' and figures ? 'name'`)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.name;
}
