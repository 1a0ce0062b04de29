/** The characters in the embedded font. */
const PRINTABLE = /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/u;

/** Removes rare accents and characters of other scripts, which the font lacks. */
export function printable(text: string, otherwise: string): string {
  const line = text.normalize("NFC").replace(/\s/g, " ");
  const letters = Array.from(line, (letter) =>
    PRINTABLE.test(letter)
      ? letter
      : Array.from(letter.normalize("NFKD"))
          .filter((part) => PRINTABLE.test(part))
          .join(""),
  );
  return letters.join("").replace(/\s+/g, " ").trim() || otherwise;
}
