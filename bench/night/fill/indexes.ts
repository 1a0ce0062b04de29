import type { Lanes } from "./lanes.ts";

const EXCLUSION = "amount_hold_account_amount_held_excl";

/** All that no primary key or unique constraint needs. */
const FOUND = `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and not i.indisexclusion
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`;

const isSlow = (definition: string) => definition.includes(" gin ");

/** Drops the indexes; the answer builds them again, which is far faster than keeping them up row by row. */
export async function dropIndexes(lanes: Lanes): Promise<() => Promise<void>> {
  const indexes = await lanes.query<{ name: string; definition: string }>(FOUND);
  const [held] = await lanes.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = '${EXCLUSION}'`,
  );
  for (const { name } of indexes) await lanes.query(`drop index ${name}`);
  if (held) await lanes.query(`alter table amount_hold drop constraint ${EXCLUSION}`);
  return async () => {
    // Trigram indexes take longest.
    const slowFirst = indexes
      .map(({ definition }) => definition)
      .toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)));
    const hold = held ? [`alter table amount_hold add constraint ${EXCLUSION} ${held.definition}`] : [];
    await lanes.run([...hold, ...slowFirst].map((one) => [one]));
  };
}
