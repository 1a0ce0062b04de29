const MOST_DIGITS = 13;

/** The digits of whatever was typed or pasted, without zeros in front. */
export function digitsOf(typed: string): string {
  return typed
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, MOST_DIGITS);
}

/** 6500000 as 6.500.000. By text, not by number: what was typed is what is shown. */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ".");
}

/** Where the caret belongs in the grouped text so that it stays behind the same digit. */
export function caretAfterDigits(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (text[place] !== ".") seen += 1;
  }
  return text.length;
}
