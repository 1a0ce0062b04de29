import { crcOf } from "./crc.ts";
import { type Field, readFields, writeFields } from "./fields.ts";
import { QRIS_MOST_AMOUNT } from "./unique-amount-ranges.ts";

export type { Field } from "./fields.ts";

/** Why a text is not a QRIS that we can use. */
export type QrisRefusal = "not_qris" | "crc_wrong" | "already_dynamic" | "not_rupiah";

/** The messages. */
export const QRIS_REFUSALS: Readonly<Record<QrisRefusal, string>> = {
  not_qris: "Ini bukan kode QRIS. Salin seluruh isi kodenya, dari awal sampai akhir.",
  crc_wrong: "Kode QRIS rusak: angka pemeriksanya tidak cocok.",
  already_dynamic: "Kode ini tagihan seseorang dengan nominal tertentu, bukan QRIS cetak.",
  not_rupiah: "Kode QRIS ini tidak untuk rupiah di Indonesia.",
};

/** The merchant of a QRIS. */
export interface QrisMerchant {
  nmid: string;
  name: string;
  city: string;
  acquirer: string;
  mcc: string;
  /** UMI, UKE or UME, which determines the fee. */
  class: string;
}

/** A parsed QRIS. Serialising it again gives the same text. */
export interface QrisPayload {
  fields: readonly Field[];
  merchant: QrisMerchant;
  /** The amount in it; undefined if the payer enters it. */
  amount: number | null;
}

const QRIS_LEAST = 1;
/** The tag of the national switch, with the merchant's national id. */
const NATIONAL = "ID.CO.QRIS.WWW";
const CRC = "63";
/** Tags of the amount and of tips: they belong to a bill, not to a merchant. */
const OF_A_BILL = new Set(["54", "55", "56", "57"]);
const PRINTABLE = /^[\x20-\x7e]+$/;

const valueUnder = (fields: readonly Field[], tag: string) =>
  fields.find((field) => field.tag === tag)?.value;
const isAccount = ({ tag }: Field) => tag >= "26" && tag <= "51";

function merchantOf(fields: readonly Field[]): QrisMerchant {
  const accounts = fields.filter(isAccount).map(({ value }) => readFields(value) ?? []);
  const national = accounts.find((account) => valueUnder(account, "00") === NATIONAL);
  const acquirer = accounts.find((account) => account !== national) ?? national ?? [];
  return {
    nmid: valueUnder(national ?? acquirer, "02") ?? "",
    name: valueUnder(fields, "59") ?? "",
    city: valueUnder(fields, "60") ?? "",
    acquirer: valueUnder(acquirer, "00") ?? "",
    mcc: valueUnder(fields, "52") ?? "",
    class: valueUnder(national ?? acquirer, "03") ?? "",
  };
}

/** Duplicate tags are ambiguous and refused: payer and checker must see the same. */
const hasTwice = (fields: readonly Field[]) => new Set(fields.map(({ tag }) => tag)).size !== fields.length;

function refusalOf(text: string, fields: readonly Field[]): QrisRefusal | undefined {
  const start = valueUnder(fields, "01");
  const complete =
    fields[0]?.tag === "00" &&
    fields[0].value === "01" &&
    (start === "11" || start === "12") &&
    fields.some(isAccount) &&
    Boolean(valueUnder(fields, "59")) &&
    Boolean(valueUnder(fields, "60")) &&
    fields.at(-1)?.tag === CRC &&
    fields.at(-1)?.value.length === 4 &&
    !hasTwice(fields);
  if (!complete) return "not_qris";
  if (crcOf(text.slice(0, -4)) !== fields.at(-1)?.value) return "crc_wrong";
  if (valueUnder(fields, "53") !== "360" || valueUnder(fields, "58") !== "ID") return "not_rupiah";
  return undefined;
}

/** The checksum is calculated over the text before its last four characters. */
const isTorn = (text: string) => text.slice(-8, -4) === "6304" && crcOf(text.slice(0, -4)) !== text.slice(-4);

/** Parses a QRIS, static or with an amount, or says why it is invalid. */
export function parseQris(typed: string): QrisPayload | QrisRefusal {
  const text = typed.trim();
  const fields = PRINTABLE.test(text) ? readFields(text) : undefined;
  if (!fields) return text.startsWith("000201") && isTorn(text) ? "crc_wrong" : "not_qris";
  const refusal = refusalOf(text, fields);
  if (refusal)
    return refusal === "not_qris" && text.startsWith("000201") && isTorn(text) ? "crc_wrong" : refusal;
  const written = valueUnder(fields, "54");
  return {
    fields,
    merchant: merchantOf(fields),
    amount: written === undefined ? null : Math.round(Number(written)),
  };
}

/** A static merchant code. A code with an amount is a single bill. */
export function parseMerchantQris(typed: string): QrisPayload | QrisRefusal {
  const parsed = parseQris(typed);
  if (typeof parsed === "string") return parsed;
  return parsed.amount === null ? parsed : "already_dynamic";
}

export const writeQris = ({ fields }: Pick<QrisPayload, "fields">): string => writeFields(fields);

function sealed(fields: readonly Field[]): string {
  const open = `${writeFields(fields)}${CRC}04`;
  return open + crcOf(open);
}

/** The merchant's code with the amount, which banking apps fill in. */
export function withAmount({ fields }: Pick<QrisPayload, "fields">, amount: number): string {
  if (!Number.isInteger(amount) || amount < QRIS_LEAST || amount > QRIS_MOST_AMOUNT)
    throw new RangeError(`${amount} cannot be asked for by QRIS`);
  const asked: Field = { tag: "54", value: String(amount) };
  const kept = fields.filter(({ tag }) => !OF_A_BILL.has(tag) && tag !== CRC);
  return sealed(
    kept.flatMap((field) => {
      if (field.tag === "01") return [{ tag: "01", value: "12" }];
      return field.tag === "53" ? [field, asked] : [field];
    }),
  );
}
