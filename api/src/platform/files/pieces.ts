/** Re-chunks a stream into pieces of one size; the last one may be shorter. */
export async function* piecesOf(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    kept.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const all = Buffer.concat(kept);
    let at = 0;
    for (; all.length - at >= size; at += size) yield all.subarray(at, at + size);
    kept = [all.subarray(at)];
    length = all.length - at;
  }
  if (length > 0) yield Buffer.concat(kept);
}

/** Reads exact numbers of bytes; throws `missing()` at a premature end. */
export function reader(source: AsyncIterable<Buffer>, missing: () => Error) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return {
    async take(length: number): Promise<Buffer> {
      const parts = [rest];
      let have = rest.length;
      while (have < length) {
        const { value, done } = await chunks.next();
        if (done) throw missing();
        parts.push(value);
        have += value.length;
      }
      const all = parts.length === 1 ? rest : Buffer.concat(parts);
      rest = all.subarray(length);
      return all.subarray(0, length);
    },
    /** Drains the source, so that it can authenticate its end. */
    async finish(): Promise<void> {
      while (!(await chunks.next()).done);
    },
  };
}
