const DIGITS = [
  "",
  "satu",
  "dua",
  "tiga",
  "empat",
  "lima",
  "enam",
  "tujuh",
  "delapan",
  "sembilan",
  "sepuluh",
  "sebelas",
];

const joined = (...words: string[]) => words.filter(Boolean).join(" ");

function belowThousand(number: number): string {
  if (number < 12) return DIGITS[number] ?? "";
  if (number < 20) return `${DIGITS[number - 10]} belas`;
  if (number < 100) return joined(`${DIGITS[Math.floor(number / 10)]} puluh`, belowThousand(number % 10));
  const hundreds = Math.floor(number / 100);
  return joined(hundreds === 1 ? "seratus" : `${DIGITS[hundreds]} ratus`, belowThousand(number % 100));
}

const SCALES: readonly [number, string][] = [
  [1_000_000_000_000, "triliun"],
  [1_000_000_000, "miliar"],
  [1_000_000, "juta"],
  [1_000, "ribu"],
];

/** A whole number below a thousand trillion, as it is spoken: 100137 is 'seratus ribu seratus tiga puluh tujuh'. */
export function inWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= 1e15)
    throw new RangeError(`${number} has no words`);
  if (number === 0) return "nol";
  for (const [scale, name] of SCALES) {
    if (number < scale) continue;
    const count = Math.floor(number / scale);
    // Only thousands contract 'one': seribu, but satu juta.
    const first = scale === 1000 && count === 1 ? "seribu" : `${belowThousand(count)} ${name}`;
    return joined(first, number % scale > 0 ? inWords(number % scale) : "");
  }
  return belowThousand(number);
}

/** As a receipt spells an amount: 'Seratus ribu rupiah'. */
export function rupiahInWords(amount: number): string {
  const words = `${inWords(amount)} rupiah`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
