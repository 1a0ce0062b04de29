/** What travels at once: a row alone is too little to send or to pack. */
const ENOUGH = 16_384;

/** Short texts as a few larger pieces of bytes. */
export async function* gathered(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let held: string[] = [];
  let length = 0;
  for await (const text of texts) {
    held.push(text);
    length += text.length;
    if (length < ENOUGH) continue;
    yield Buffer.from(held.join(""));
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.from(held.join(""));
}
