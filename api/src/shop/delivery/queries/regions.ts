import { LIST_MOST, type Region } from "@barakah/contract";
import type { Database, Reader } from "../../../platform/database/database.ts";

interface Sought {
  search?: string | undefined;
  within?: string | undefined;
  /** One region by code; ignores the other filters. */
  code?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

const SHOWN = `r.code, r.name,
  case length(r.code) when 2 then 'province' when 4 then 'city' else 'district' end as level,
  concat_ws(', ', p.name, g.name) as within`;
const PARENTS = "left join region p on p.code = r.parent left join region g on g.code = p.parent";

/** Removes level words: 'Kec. Lembang' means Lembang. */
const termsOf = (search: string) =>
  search
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((term) => term && term !== "kecamatan" && term !== "kec")
    .slice(0, 6);

/** A city is also called without 'Kota'. */
const CALLED = "regexp_replace(plain_words(r.name), '^(kota|kabupaten) ', '')";

/** One page: exact names first, then prefixes, cities before districts. */
function searching(terms: string[], values: unknown[]) {
  const place = (value: unknown) => `$${values.push(value)}`;
  const typed = place(terms.join(" "));
  const each = terms.map((term) => `r.words like '% ' || plain_words(${place(term)}) || '%'`);
  const order = `${CALLED} = plain_words(${typed}) desc, ${CALLED} like plain_words(${typed}) || '%' desc,
    (' ' || plain_words(r.name)) like '% ' || plain_words(${typed}) || '%' desc,
    case length(r.code) when 4 then 0 when 6 then 1 else 2 end, r.name, r.code`;
  return { where: each.join(" and "), order };
}

/** Fallback for typos: the nearest names by edit distance. */
function resembling(terms: string[], values: unknown[]) {
  const typed = `left(plain_words($${values.push(terms.join(" "))}), 40)`;
  const away = `levenshtein(${CALLED}, ${typed})`;
  return {
    where: `${away} <= least(3, length(${typed}) / 3)`,
    order: `${away}, abs(length(${CALLED}) - length(${typed})), r.name, r.code`,
  };
}

async function page(
  database: Database,
  { where, order }: { where: string; order: string },
  values: unknown[],
  { limit = LIST_MOST, offset = 0 }: Sought,
) {
  const { rows } = await database.pool.query<Region & { total: number }>(
    `select ${SHOWN}, count(*) over () as total from region r ${PARENTS}
     where ${where} order by ${order} limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function findRegions(database: Database, sought: Sought) {
  if (sought.code) return page(database, { where: "r.code = $1", order: "r.code" }, [sought.code], sought);
  const terms = termsOf(sought.search ?? "");
  if (terms.length === 0) {
    const { within } = sought;
    const where = within ? "r.parent = $1" : "r.parent is null";
    return page(database, { where, order: "r.name, r.code" }, within ? [within] : [], sought);
  }
  const values: unknown[] = [];
  const found = await page(database, searching(terms, values), values, sought);
  if (found.total > 0 || sought.offset) return found;
  const again: unknown[] = [];
  return page(database, resembling(terms, again), again, sought);
}

/** 'Lembang, Kabupaten Bandung Barat, Jawa Barat'; undefined if there is no such region. */
export async function placeOf(reader: Reader, code: string): Promise<string | undefined> {
  const found = await reader
    .selectFrom("region as r")
    .leftJoin("region as p", "p.code", "r.parent")
    .leftJoin("region as g", "g.code", "p.parent")
    .select(["r.name", "p.name as city", "g.name as province"])
    .where("r.code", "=", code)
    .executeTakeFirst();
  return found && [found.name, found.city, found.province].filter(Boolean).join(", ");
}

export async function placeByCode(
  database: Database,
  code: string,
): Promise<{ code: string; district: string; city: string; province: string } | undefined> {
  return database.kysely
    .selectFrom("region as r")
    .innerJoin("region as p", "p.code", "r.parent")
    .innerJoin("region as g", "g.code", "p.parent")
    .select(["r.code", "r.name as district", "p.name as city", "g.name as province"])
    .where("r.code", "=", code)
    .executeTakeFirst();
}
