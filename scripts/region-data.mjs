/**
 * Generates the insert of a migration that fills `region` from the folder `data` of the npm package idn-area-data:
 * node scripts/region-data.mjs <folder> > part.sql. Run it again when a decree changes the regions; the difference
 * becomes the next migration.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? "node_modules/idn-area-data/data";

/** The code without dots, and the name in the last column. */
const rowsOf = (file) =>
  readFileSync(join(folder, file), "utf8")
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(","))
    .map(
      (cells) =>
        `${cells[0].replaceAll(".", "")}|${cells.at(-1).replace(/^"|"$/g, "").replaceAll(/"+/g, "'")}`,
    );

const rows = ["provinces.csv", "regencies.csv", "districts.csv"].flatMap(rowsOf);
process.stdout.write(`with listed as (
  select split_part(line, '|', 1) as code, split_part(line, '|', 2) as name
  from regexp_split_to_table($regions$${rows.join("\n")}$regions$, E'\\n') as line
)
insert into region (code, name, parent, words)
select r.code, r.name, p.code, ' ' || plain_words(concat_ws(' ', r.name, p.name, g.name))
from listed r
left join listed p on p.code = nullif(left(r.code, -2), '')
left join listed g on g.code = nullif(left(p.code, -2), '')
order by length(r.code), r.code;
`);
