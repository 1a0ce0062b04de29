/** RFC 5545: a line has at most 75 bytes; the rest follows on lines that begin with a blank. */
const MOST_BYTES = 75;

const bytesOf = (text: string) => Buffer.byteLength(text, "utf8");

/** Folds between characters, never within one: some calendars read each line by itself. */
export function folded(line: string): string {
  let [text, width] = ["", 0];
  for (const character of line) {
    const bytes = bytesOf(character);
    if (width + bytes > MOST_BYTES) {
      text += "\r\n ";
      width = 1;
    }
    text += character;
    width += bytes;
  }
  return text;
}
