import type { Publication } from "@barakah/contract";
import { sql } from "kysely";
import type { Actor } from "../actor.ts";
import { audit } from "../audit.ts";
import type { Database, Tx } from "../database/database.ts";
import { invalid } from "../errors.ts";
import type { Jobs } from "../jobs.ts";
import { lockItem, type Row } from "./edit-item.ts";
import type { CatalogueName } from "./published-list.ts";

/** A change of publication state; `publish_at` schedules it. */
export interface Move {
  status: Publication;
  publish_at: string | null;
}

const ACTION = { published: "publish", archived: "archive", draft: "withdraw" } as const;

function checkMove(row: Row, { status, publish_at }: Move) {
  const toBeSeen = status === "published" || publish_at !== null;
  if (toBeSeen && row.description === "")
    throw invalid({ description: ["Isi keterangan sebelum menerbitkan."] });
  if (publish_at === null) return;
  if (status !== "draft") throw invalid({ publish_at: ["Hanya draf yang dapat dijadwalkan."] });
  if (Date.parse(publish_at) <= Date.now()) throw invalid({ publish_at: ["Pilih waktu yang akan datang."] });
}

export async function publishItem(
  tx: Tx,
  actor: Actor,
  catalogue: CatalogueName,
  id: number,
  move: Move,
): Promise<void> {
  const { status, publish_at } = move;
  const row = await lockItem(tx, catalogue, id);
  if (row.status === status && (row.publish_at ?? null) === publish_at) return;
  checkMove(row, move);
  await sql`update ${sql.table(catalogue)} set status = ${status}, publish_at = ${publish_at} where id = ${id}`.execute(
    tx,
  );
  await audit(
    tx,
    actor,
    publish_at ? `${catalogue}.schedule` : `${catalogue}.${ACTION[status]}`,
    [catalogue, id],
    {
      before: { status: row.status, ...(row.publish_at !== null && { publish_at: row.publish_at }) },
      after: { status, ...(publish_at && { publish_at }) },
    },
  );
}

const DUE_SECONDS = 15;

/**
 * Publishes scheduled drafts. The row itself is updated, so counters, caches and other instances see it like any
 * publication; concurrent runs publish it once.
 */
export function publishWhenDue(jobs: Jobs, database: Database, catalogue: CatalogueName) {
  jobs.every(`publish-${catalogue}`, DUE_SECONDS, async () => {
    await sql`update ${sql.table(catalogue)} set status = 'published', publish_at = null
      where publish_at <= now()`.execute(database.kysely);
  });
}
