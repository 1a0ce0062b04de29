import Papa from "papaparse";
import type { Tx } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import { replaceTariffs, type TariffRow, unknownRegions } from "./queries/tariffs.ts";

const HEAD = [
  "cara",
  "kurir",
  "layanan",
  "wilayah",
  "kg_pertama",
  "kg_berikut",
  "hari_min",
  "hari_maks",
] as const;
type Cells = Record<(typeof HEAD)[number], string>;
const MODES: Record<string, TariffRow["mode"]> = { kurir: "courier", "kurir toko": "store_courier" };
const MOST_ROWS = 5000;
const WRONG_SHOWN = 5;

const number = (text: string) =>
  /^\d{1,9}$/.test(text.replace(/\./g, "")) ? Number(text.replace(/\./g, "")) : Number.NaN;

/** A row of the table, or its error. */
function rowOf(cells: Cells): TariffRow | string {
  const mode = MODES[cells.cara?.trim().toLowerCase() ?? ""];
  const row = {
    courier: cells.kurir?.trim() ?? "",
    service: cells.layanan?.trim() ?? "",
    region: (cells.wilayah ?? "").replace(/[.\s]/g, "") || null,
    first_kg: number(cells.kg_pertama ?? ""),
    next_kg: number(cells.kg_berikut ?? ""),
    days_min: number(cells.hari_min ?? ""),
    days_max: number(cells.hari_maks ?? ""),
  };
  if (!mode) return "cara harus Kurir atau Kurir toko";
  if (row.courier === "" || row.courier.length > 60) return "kurir wajib diisi";
  if (!(row.first_kg > 0)) return "kg_pertama harus rupiah di atas 0";
  if (!(row.next_kg >= 0)) return "kg_berikut harus rupiah";
  if (!(row.days_min <= row.days_max && row.days_max <= 60))
    return "hari_min dan hari_maks harus 0 sampai 60, berurutan";
  return { mode, ...row };
}

const wrong = (problems: string[]) =>
  invalid({ csv: [...problems.slice(0, WRONG_SHOWN), ...(problems.length > WRONG_SHOWN ? ["…"] : [])] });

function repeated(rows: TariffRow[]): string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ mode, courier, service, region }, place) => {
    const key = JSON.stringify([mode, courier, service, region]);
    const known = seen.has(key);
    seen.add(key);
    return known ? [`Baris ${place + 2}: sudah ada di atas`] : [];
  });
}

/** All or nothing: one wrong row keeps the old table. Returns the number of rows. */
export async function importTariffs(tx: Tx, csv: string): Promise<number> {
  const { data, meta } = Papa.parse<Cells>(csv.replace(/^\uFEFF/, "").trim(), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const missing = HEAD.filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0) throw wrong([`Kolom tidak ada: ${missing.join(", ")}`]);
  if (data.length > MOST_ROWS) throw wrong([`Paling banyak ${MOST_ROWS} baris.`]);
  const read = data.map(rowOf);
  const bad = read.flatMap((row, place) => (typeof row === "string" ? [`Baris ${place + 2}: ${row}`] : []));
  if (bad.length > 0) throw wrong(bad);
  const rows = read.filter((row) => typeof row !== "string");
  const unknown = await unknownRegions(
    tx,
    rows.flatMap(({ region }) => region ?? []),
  );
  if (unknown.length > 0)
    throw wrong([`Kode wilayah tidak dikenal: ${[...new Set(unknown)].slice(0, 10).join(", ")}`]);
  const twice = repeated(rows);
  if (twice.length > 0) throw wrong(twice);
  await replaceTariffs(tx, rows);
  return rows.length;
}
