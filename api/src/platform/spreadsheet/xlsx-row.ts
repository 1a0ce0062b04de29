import type { Cell } from "./cell.ts";

/** Characters that XML does not allow, even escaped. */
const CONTROL = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** The styles of `STYLES` in xlsx.ts. Bold ones follow the plain ones. */
const STYLE = { text: 0, amount: 1, day: 2, time: 3 };
const BOLD = 4;

const DAY_OR_TIME = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/;
/** Days since 1899-12-30, as spreadsheets count; the time of day is a fraction. */
const serial = (day: string, time = "00:00") => Date.parse(`${day}T${time}Z`) / 86_400_000 + 25_569;

/** Days and times become dates. `plain`: columns of numbers that are names or years, not amounts. */
export function xlsxRow(
  cells: readonly Cell[],
  bold = false,
  plain: ReadonlySet<number> = new Set(),
): string {
  const styled = (style: number) => ` s="${bold ? style + BOLD : style}"`;
  const fields = cells.map((cell, at) => {
    if (cell === null) return "<c/>";
    if (typeof cell === "number")
      return `<c${styled(plain.has(at) ? STYLE.text : STYLE.amount)}><v>${cell}</v></c>`;
    const [, day, time] = DAY_OR_TIME.exec(cell) ?? [];
    if (day) return `<c${styled(time ? STYLE.time : STYLE.day)}><v>${serial(day, time)}</v></c>`;
    // A cell of text is never run as a formula: what CSV needs in front of it would be shown here.
    const text = cell.replace(CONTROL, "").replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
    return `<c${styled(STYLE.text)} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  });
  return `<row>${fields.join("")}</row>`;
}
