/** A file that cannot be read: its sentence is for the person who chose it. */
export class UnreadableFile extends Error {}

/** Protects against decompression bombs: no monthly statement is this large. */
const UNPACKED_MOST = 24_000_000;
const FILES_MOST = 500;

interface Packed {
  name: string;
  method: number;
  data: Uint8Array<ArrayBuffer>;
}

export const broken = () => new UnreadableFile("Berkas ini rusak. Unduh lagi, atau simpan sebagai CSV.");

/** The position of the central directory: at the end, before a comment of at most 64 KB. */
function endOf(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 65_557);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw broken();
}

function dataOf(bytes: Uint8Array<ArrayBuffer>, view: DataView, local: number, size: number) {
  if (view.getUint32(local, true) !== 0x04034b50) throw broken();
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + size > bytes.length) throw broken();
  return bytes.subarray(start, start + size);
}

function packedIn(bytes: Uint8Array<ArrayBuffer>): Packed[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = Math.min(view.getUint16(end + 10, true), FILES_MOST);
  const found: Packed[] = [];
  let at = view.getUint32(end + 16, true);
  for (let nth = 0; nth < count; nth += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw broken();
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => view.getUint16(at + from, true));
    const name = new TextDecoder()
      .decode(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)))
      .replaceAll("\\", "/");
    const data = dataOf(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
    found.push({ name, method: view.getUint16(at + 10, true), data });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return found;
}

/** Unpacks piece by piece and stops at the limit: the size stated in the file is not trusted. */
async function unpack({ method, data }: Packed, most: number): Promise<Uint8Array> {
  if (method === 0) return data;
  if (method !== 8) throw broken();
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new UnreadableFile("Berkas ini terlalu besar setelah dibuka. Impor per bulan, atau sebagai CSV.");
    }
    pieces.push(value);
  }
}

/** The texts of the named files in an archive. */
export async function unzip(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: (name: string) => boolean,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  let left = UNPACKED_MOST;
  try {
    for (const packed of packedIn(bytes)) {
      if (!wanted(packed.name)) continue;
      const unpacked = await unpack(packed, left);
      left -= unpacked.length;
      texts.set(packed.name, new TextDecoder().decode(unpacked));
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : broken();
  }
  return texts;
}
