import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { crcShift, multiplyCrc } from "./crc-join.ts";

it("gives the checksum that reading all the bytes would give", () => {
  const bytes = fc.uint8Array({ maxLength: 5000 });
  fc.assert(
    fc.property(bytes, bytes, (first, second) => {
      const joined = (multiplyCrc(crc32(first), crcShift(second.length)) ^ crc32(second)) >>> 0;
      expect(joined).toBe(crc32(Buffer.concat([first, second])));
    }),
  );
});
