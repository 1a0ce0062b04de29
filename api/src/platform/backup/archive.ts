import { piecesOf, reader } from "../files/pieces.ts";

/** The kinds of parts in an archive. "about" comes first; "end" comes last and holds the totals to verify. */
export type PartHead =
  | { kind: "about"; takenAt: string; migrations: string[] }
  | { kind: "table"; name: string; columns: string[] }
  | { kind: "file"; path: string; mode: number }
  | { kind: "sequences"; values: { name: string; value: string }[] }
  | { kind: "end"; rows: Record<string, number>; files: number };

const BLOCK = 64 * 1024;
const MOST_BLOCK = 16 * 1024 * 1024;
const CUT_OFF = "Cadangan terpotong: ada bagian yang hilang.";

function block(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** One part: its head, its content in blocks, and an empty block as terminator, because the length is not known in advance. */
export async function* part(head: PartHead, content?: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield block(Buffer.from(JSON.stringify(head)));
  if (content) for await (const piece of piecesOf(content, BLOCK)) yield block(piece);
  yield block(Buffer.alloc(0));
}

/** Reads an archive part by part. The content of a part must be consumed before the next one is requested. */
export async function* partsOf(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<{ head: PartHead; content: AsyncGenerator<Buffer> }> {
  const input = reader(source, () => new Error(CUT_OFF));
  async function next(): Promise<Buffer> {
    const length = (await input.take(4)).readUInt32BE();
    if (length > MOST_BLOCK) throw new Error(CUT_OFF);
    return input.take(length);
  }
  async function* content() {
    for (let bytes = await next(); bytes.length > 0; bytes = await next()) yield bytes;
  }
  for (;;) {
    const head = JSON.parse((await next()).toString()) as PartHead;
    yield { head, content: content() };
    if (head.kind === "end") return input.finish();
  }
}
