/** Single rows are too small to send or compress. */
const ENOUGH = 16_384;

/** Gathers short texts into larger buffers. */
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
