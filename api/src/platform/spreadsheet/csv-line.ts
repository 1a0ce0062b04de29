import type { Cell } from "./cell.ts";

/** Prefixes that spreadsheets treat as a formula, also in full width or after a space. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

/** CSV injection: names and notes come from strangers and must not run in a treasurer's spreadsheet. */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Phone and account numbers: a spreadsheet would drop their zeros, or round them. Amounts are numbers, never such text. */
const NUMBER_AS_TEXT = /^(0\d{3,}|\+\d[\d -]{5,}|\d{7,})$/;
const asText = (text: string) => (NUMBER_AS_TEXT.test(text) ? `="${text}"` : harmless(text));

/** With semicolons, as Excel in Indonesian expects: its comma is the decimal sign. */
export function csvLine(cells: readonly Cell[]): string {
  const fields = cells.map((cell) => {
    if (cell === null) return "";
    if (typeof cell === "number") return String(cell);
    const text = asText(cell);
    return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${fields.join(";")}\r\n`;
}
