import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import { gathered } from "./gathered.ts";

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** What a file in the archive is called, and its text, which nobody needs to have whole. */
export interface Packing {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

const DEFLATED = 8;
/** How large a file became and its checksum follow after it: when it begins, nobody knows them. */
const SIZES_FOLLOW = 8;
/** 1 January 1980: the files have no date of their own. */
const DATE = 0x21;

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(SIZES_FOLLOW, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(DATE, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function sizes({ crc, packed, size }: Entry): Buffer {
  const after = Buffer.alloc(16);
  after.writeUInt32LE(0x08074b50, 0);
  after.writeUInt32LE(crc, 4);
  after.writeUInt32LE(packed, 8);
  after.writeUInt32LE(size, 12);
  return after;
}

function centralHeader({ name, crc, packed, size, offset }: Entry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(20, 6);
  head.writeUInt16LE(SIZES_FOLLOW, 8);
  head.writeUInt16LE(DEFLATED, 10);
  head.writeUInt16LE(DATE, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, name]);
}

function ending(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** The packed bytes as they come; `entry` learns how many there were. */
async function* packed(content: Packing["content"], entry: Entry): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const bytes of gathered(content)) {
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  // The callback is there because there must be one: whoever reads the end of the pipe gets its error.
  const pipe = pipeline(Readable.from(measured(), { objectMode: false }), createDeflateRaw(), () => {});
  for await (const bytes of pipe as AsyncIterable<Buffer>) {
    entry.packed += bytes.length;
    yield bytes;
  }
}

/** An archive that is sent while it is made. */
export async function* zip(files: AsyncIterable<Packing>): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    const head = localHeader(entry.name);
    yield head;
    yield* packed(content, entry);
    const after = sizes(entry);
    yield after;
    offset += head.length + entry.packed + after.length;
    entries.push(entry);
  }
  const directory = Buffer.concat(entries.map(centralHeader));
  yield directory;
  yield ending(entries.length, directory.length, offset);
}
