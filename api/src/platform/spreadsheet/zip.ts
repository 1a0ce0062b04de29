import { pipeline, Readable } from "node:stream";
import { createDeflateRaw } from "node:zlib";
import { Zip, ZipPassThrough } from "fflate";

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

/** A file in the archive; its content is streamed. */
export interface Packing {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

const DEFLATED = 8;
const NOTHING = new Uint8Array();

/** fflate computes the checksum, zlib compresses: off the main thread, in half the time. */
class PackedFile extends ZipPassThrough {
  override compression = DEFLATED;

  protected override process() {
    // The data comes from `packed`.
  }

  async *packed(content: Packing["content"]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const file = this;
    async function* measured() {
      for await (const bytes of gathered(content)) {
        file.push(bytes);
        yield bytes;
      }
      file.push(NOTHING, true);
    }
    // `pipeline` requires a callback; the reader of the stream receives the error.
    yield* pipeline(Readable.from(measured(), { objectMode: false }), createDeflateRaw(), () => {});
  }
}

/** Streams an archive while it is made. */
export async function* zip(files: AsyncIterable<Packing>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for await (const { name, content } of files) {
    const file = new PackedFile(name);
    archive.add(file);
    for await (const bytes of file.packed(content)) {
      file.ondata(null, bytes, false);
      yield* made.splice(0);
    }
    file.ondata(null, NOTHING, true);
  }
  archive.end();
  yield* made;
}
