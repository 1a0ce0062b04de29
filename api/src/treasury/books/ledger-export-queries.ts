import { localTime, type Table } from "../../platform/spreadsheet/exports.ts";
import {
  ACCOUNT_NAME,
  type PostingFilter,
  postingConditions,
  postingSearch,
  REFERENCE,
} from "../queries/postings.ts";

const LEDGER: Table = {
  head: "Pos,Waktu,Keterangan,Dari,Nomor,Akun,Nama akun,Debet,Kredit".split(","),
  cells: [
    "item.id",
    localTime("item.at"),
    "t.description",
    "p.payer_name",
    REFERENCE(),
    "item.account",
    ACCOUNT_NAME("item.account"),
    "case when item.amount > 0 then item.amount end",
    "case when item.amount < 0 then -item.amount end",
  ],
  from: `ledger_posting item join ledger_transaction t on t.id = item.transaction_id
    left join payment p on p.id = t.payment_id`,
  where: "true",
  key: [
    { column: "item.at", type: "timestamptz", before: "-infinity" },
    { column: "item.id", type: "bigint", before: "0" },
  ],
};

/** The ledger with the screen's filters. */
export function ledgerOf({ search, ...filter }: PostingFilter): Table {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${LEDGER.key.length + values.push(value)}`;
  const where = [...postingConditions(filter, place), ...(search ? [postingSearch(search, place)] : [])];
  return { ...LEDGER, where: where.join(" and ") || "true", values };
}
