/** Real file headers, followed by arbitrary bytes. */
const HEADS = {
  mp4: Buffer.concat([
    Buffer.from([0, 0, 0, 0x20]),
    Buffer.from("ftypisom\0\0\x02\0isomiso2avc1mp41", "latin1"),
  ]),
  webm: Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01, 0x42, 0xf7, 0x81, 0x01]),
    Buffer.from([0x42, 0xf2, 0x81, 0x04, 0x42, 0xf3, 0x81, 0x08, 0x42, 0x82, 0x84]),
    Buffer.from("webm"),
  ]),
};

export function aVideo(kind: "mp4" | "webm", bytes = 20_000): Buffer {
  const rest = Buffer.from(Array.from({ length: 251 }, (_, place) => place));
  return Buffer.concat([HEADS[kind], Buffer.alloc(bytes - HEADS[kind].length, rest)]);
}
