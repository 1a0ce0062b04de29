import type { AmilSource } from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";
import { ask } from "./placed.ts";

export interface AmilLimit {
  name: AmilSource;
  rate_bp: number;
  source: string;
}

/** The limits of the amil's share in a year, and their legal source. */
export const amilLimits = (reader: Reader, year: number): Promise<AmilLimit[]> =>
  ask(
    reader,
    `select distinct on (name) name, rate_bp, source from amil_limit where name in ('zakat', 'infak') and year <= $1
      order by name desc, year desc`,
    [year],
  );
