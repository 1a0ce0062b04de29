/** Rows of a CSV file, whichever of the usual separators it uses. Quoted cells may hold separators and line ends. */
export function readCsv(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, "");
  const head = clean.slice(0, clean.search(/\r?\n|$/));
  const separator = [";", "\t", ","].sort((a, b) => head.split(b).length - head.split(a).length)[0] ?? ",";
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endRow = () => {
    row.push(cell.trim());
    if (row.some(Boolean)) rows.push(row);
    row = [];
    cell = "";
  };
  for (let at = 0; at < clean.length; at += 1) {
    const sign = clean[at] ?? "";
    if (quoted && sign === '"' && clean[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (quoted) cell += sign;
    else if (sign === separator) {
      row.push(cell.trim());
      cell = "";
    } else if (sign === "\n") endRow();
    else if (sign !== "\r") cell += sign;
  }
  endRow();
  return rows;
}

/** 250.225,00 and 250,225.00 and Rp 250225: whole rupiah. Nothing where there is no sum above zero. */
export function readAmount(text: string): number | undefined {
  if (/^\s*[-(]/.test(text)) return undefined;
  const digits = text
    .replace(/[^\d.,]/g, "")
    .replace(/[.,]\d{2}$/, "")
    .replace(/\D/g, "");
  const amount = Number(digits);
  return digits && Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}

/** 14/11/2026, 14-11-26 or 2026-11-14, whatever follows it. */
export function readDay(text: string): string | undefined {
  const ours = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(text);
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const [year, month, dayOfMonth] = iso
    ? [iso[1], iso[2], iso[3]]
    : ours
      ? [ours[3]?.padStart(4, "20"), ours[2], ours[1]]
      : [];
  if (!year || !month || !dayOfMonth) return undefined;
  const day = `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
  const real = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(day) ? day : undefined;
}
