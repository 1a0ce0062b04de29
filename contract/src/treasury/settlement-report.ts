import Papa from "papaparse";

/** One transaction of a provider's settlement report. `fee` includes its tax. */
export interface ReportRow {
  order: string;
  gross: number;
  fee: number;
}

/** Column names of the reports that we know, lower case and without spaces. */
const COLUMNS = {
  order: ["orderid", "idpesanan", "merchantorderid", "reference", "referensi"],
  gross: ["grossamount", "amount", "transactionamount", "nominal", "bruto"],
  fee: ["totalfee", "fee", "mdr", "biaya", "transactionfee", "merchantfee"],
  tax: ["tax", "vat", "ppn", "feetax"],
  net: ["netamount", "nettamount", "net", "settlementamount", "bersih", "payoutamount"],
} as const;

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
/** '1.500.000,00', '1500000.00' and 'Rp 1,500,000' are the same sum. */
function sumIn(cell: string | undefined): number | undefined {
  const text = (cell ?? "").replace(/[^\d.,-]/g, "");
  if (!/\d/.test(text)) return undefined;
  return Math.abs(Number(text.replace(/[.,]\d{1,2}$/, "").replace(/[.,]/g, "")));
}

/** The transactions of a settlement report as CSV; undefined if it has no order numbers, or neither fees nor net sums. */
export function readSettlementReport(text: string): ReportRow[] | undefined {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: true });
  const head = data.findIndex((row) => row.some((cell) => COLUMNS.order.includes(plain(cell) as never)));
  const names = (data[head] ?? []).map(plain);
  const at = (column: keyof typeof COLUMNS) =>
    names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name));
  const [order, gross, fee, tax, net] = [at("order"), at("gross"), at("fee"), at("tax"), at("net")];
  if (order < 0 || gross < 0 || (fee < 0 && net < 0)) return undefined;
  return data.slice(head + 1).flatMap((row) => {
    const [name = "", sum] = [row[order]?.trim(), sumIn(row[gross])];
    if (!name || sum === undefined) return [];
    const kept = fee < 0 ? sum - (sumIn(row[net]) ?? sum) : (sumIn(row[fee]) ?? 0) + (sumIn(row[tax]) ?? 0);
    return [{ order: name, gross: sum, fee: kept }];
  });
}
