const SEPARATORS = [";", "\t", ","];

const cells = (line: string, separator: string) =>
  line.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, ""));

/** The names of the columns: the first of the fullest lines, because banks put their own words above the table. */
export function columnsOf(csv: string): string[] {
  const lines = csv
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .slice(0, 40);
  const rows = SEPARATORS.flatMap((separator) => lines.map((line) => cells(line, separator).filter(Boolean)));
  const most = Math.max(0, ...rows.map(({ length }) => length));
  const head = rows.find(({ length }) => length === most) ?? [];
  return most > 1 ? [...new Set(head)] : [];
}
