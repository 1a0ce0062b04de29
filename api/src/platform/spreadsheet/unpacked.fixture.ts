import { crc32, inflateRawSync } from "node:zlib";

/** All files of an archive by name, read from its central directory and verified by checksum. */
export function unpacked(archive: Buffer): Map<string, string> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error("the archive has no end");
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((place) => archive.readUInt32LE(at + place));
    const name = archive.subarray(at + 46, at + 46 + archive.readUInt16LE(at + 28)).toString();
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26);
    const bytes = inflateRawSync(archive.subarray(start, start + (packed ?? 0)));
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, bytes.toString());
    at += 46 + name.length;
  }
  return files;
}

/** The cells of a sheet, row by row. */
export const rowsIn = (sheet: string): string[][] =>
  [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<c\/>|<c(?: s="\d")?><v>(.*?)<\/v><\/c>|<t xml:space="preserve">(.*?)<\/t>/gs)].map(
      ([, number, text]) => number ?? text ?? "",
    ),
  );
