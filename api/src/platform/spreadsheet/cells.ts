export type Cell = string | number | null;

/** What spreadsheets take for the beginning of a formula, some of them also in full width or behind a space. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

/** Names and notes come from strangers: none of them may run in a treasurer's spreadsheet. */
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

/** Not allowed in XML at all, not even escaped. */
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
