import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { crcShift, joinCrc } from "./crc-join.ts";

it("gives the checksum that reading all the bytes would give", () => {
  const bytes = fc.uint8Array({ maxLength: 5000 });
  fc.assert(
    fc.property(bytes, bytes, (first, second) => {
      const whole = crc32(Buffer.concat([first, second]));
      expect(joinCrc(crc32(first), crc32(second), crcShift(second.length))).toBe(whole);
    }),
  );
});
