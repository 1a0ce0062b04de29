export type Cell = string | number | null;

/** Prefixes that spreadsheets treat as a formula, also in full width or after a space. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

/** CSV injection: names and notes come from strangers and must not run in a treasurer's spreadsheet. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export function csvLine(cells: readonly Cell[]): string {
  const fields = cells.map((cell) => {
    if (cell === null) return "";
    if (typeof cell === "number") return String(cell);
    const text = harmless(cell);
    return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${fields.join(",")}\r\n`;
}

/** Characters that XML does not allow, even escaped. */
const CONTROL = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export function xlsxRow(cells: readonly Cell[]): string {
  const fields = cells.map((cell) => {
    if (cell === null) return "<c/>";
    if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
    const text = harmless(cell)
      .replace(CONTROL, "")
      .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
    return `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  });
  return `<row>${fields.join("")}</row>`;
}
