const MONTHS = [
  "jan",
  "feb",
  "mar",
  "apr",
  "mei|may",
  "jun",
  "jul",
  "ag|aug",
  "sep",
  "okt|oct",
  "nov",
  "des|dec",
];
const monthOf = (name: string) =>
  MONTHS.findIndex((names) => new RegExp(`^(?:${names})`, "i").test(name)) + 1;

/** A day as workbooks keep it, counted from the last of 1899: here only those of this century. */
function countedDay(text: string): string | undefined {
  const days = /^\d{5}(?:\.\d+)?$/.test(text.trim()) ? Math.floor(Number(text)) : 0;
  if (days < 36_526 || days > 73_050) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
}

/** 14/11/2026, 14-11-26, 14 Nov 2026 or 2026-11-14, whatever follows it. */
export function readDay(text: string): string | undefined {
  const ours = /^\s*(\d{1,2})[/. -](\d{1,2}|[a-z]{3,9})[/. -](\d{4}|\d{2})\b/i.exec(text);
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const [year, month, dayOfMonth] = iso
    ? [iso[1], iso[2], iso[3]]
    : [ours?.[3]?.padStart(4, "20"), ours?.[2], ours?.[1]];
  if (!year || !month || !dayOfMonth) return countedDay(text);
  const number = /\d/.test(month) ? month : String(monthOf(month));
  const day = `${year}-${number.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
  const real = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(day) ? day : undefined;
}
