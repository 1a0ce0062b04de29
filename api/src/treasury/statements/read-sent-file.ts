import { type BodyOf, type importStatement, jakartaDay } from "@barakah/contract";
import {
  columnsOf,
  fileKind,
  type ReadStatement,
  readCsv,
  readStatement,
  readXlsx,
  refusalOf,
  UnreadableFile,
} from "@barakah/contract/treasury/reading/index";
import { conflict, invalid } from "../../platform/errors.ts";

export type Sent = BodyOf<typeof importStatement>;

const refused = (sentence: string) => invalid({ csv: [sentence] });

async function rowsIn({ csv, xlsx }: Sent): Promise<string[][]> {
  if (!xlsx) {
    const refusal = refusalOf(fileKind(Buffer.from(csv)));
    if (refusal) throw refused(refusal);
    return readCsv(csv);
  }
  try {
    return await readXlsx(new Uint8Array(Buffer.from(xlsx, "base64")));
  } catch (error) {
    throw error instanceof UnreadableFile ? refused(error.message) : error;
  }
}

export interface ReadFile extends ReadStatement {
  rows: string[][];
  period: { from: string; to: string };
  left: { row: number; text: string; why: string }[];
}

/** The parsed file with the treasurer's corrections. Its days must not be in the future. */
export async function readSent(sent: Sent): Promise<ReadFile> {
  const today = jakartaDay();
  const rows = await rowsIn(sent);
  if (columnsOf(rows).length === 0)
    throw refused("Berkas ini bukan tabel. Unduh mutasi sebagai CSV atau XLSX dari internet banking.");
  if (sent.mended.some(({ day }) => day > today)) throw invalid({ mended: ["Tanggalnya belum tiba."] });
  const read = readStatement(rows, sent.mapping, { today, mended: sent.mended });
  if (!read) throw invalid({ mapping: ["Kolom yang dipilih tidak ada di berkas ini."] });
  const { period } = read;
  if (!period) throw refused("Tidak ada uang masuk atau keluar di kolom yang dipilih.");
  const leftOut = new Set(sent.leave_out);
  const left = read.unread
    .filter(({ row }) => leftOut.has(row))
    .map(({ row, day, sums, description, why }) => ({
      row,
      text: [day, ...sums, description].join(" · "),
      why,
    }));
  return { ...read, rows, period, left };
}

const SAID_MOST = 20;

/** Each unreadable row must be corrected or left out explicitly. */
export function refuseUnseen({ unread }: ReadFile, { mended, leave_out }: Sent) {
  const seen = new Set([...leave_out, ...mended.map(({ row }) => row)]);
  const unseen = unread.filter(({ row }) => !seen.has(row));
  if (unseen.length === 0) return;
  const each = unseen.slice(0, SAID_MOST).map(({ row, why }) => `Baris ${row}: ${why}.`);
  throw conflict(
    "unreadable_rows",
    `${unseen.length} baris tidak terbaca. Betulkan, atau lewati dengan sadar.`,
    { errors: { rows: each } },
  );
}
