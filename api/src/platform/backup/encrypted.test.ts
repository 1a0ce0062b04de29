import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { WEAK_KEY } from "../../testing/weak-key.ts";
import { decrypt, encrypt } from "./encrypted.ts";

const PASSPHRASE = "lima kata yang tidak ditebak";

async function* inChunks(bytes: Buffer, size = 70_001): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const all = (source: AsyncIterable<Buffer>) => buffer(source);
const sealed = (plain: Buffer) => all(encrypt(inChunks(plain), PASSPHRASE, WEAK_KEY));
const opened = (bytes: Buffer, passphrase = PASSPHRASE) => all(decrypt(inChunks(bytes), passphrase));

it.each([0, 1, 256 * 1024, 600_000])("decrypts to the same %d bytes", async (length) => {
  const plain = randomBytes(length);
  expect((await opened(await sealed(plain))).equals(plain)).toBe(true);
});

it("derives its key at a cost of half a second, unless told otherwise, and opens with it", async () => {
  const plain = randomBytes(1000);
  const bytes = await all(encrypt(inChunks(plain), PASSPHRASE));
  expect(bytes.subarray(0, 9)).toEqual(Buffer.concat([Buffer.from("BARAKAH1"), Buffer.from([17])]));
  expect((await opened(bytes)).equals(plain)).toBe(true);
});

it("shows nothing of its content, and differs each time", async () => {
  const plain = Buffer.from("nomor rekening 7012345678 ".repeat(100));
  const [one, other] = await Promise.all([sealed(plain), sealed(plain)]);
  expect(one.includes("7012345678")).toBe(false);
  expect(one.equals(other)).toBe(false);
});

it("does not open with another passphrase, nor after a change, a cut or a swap of parts", async () => {
  const bytes = await sealed(randomBytes(600_000));
  await expect(opened(bytes, "frasa sandi orang lain")).rejects.toThrow("frasa sandinya salah");
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(300_000) ^ 1, 300_000);
  await expect(opened(changed)).rejects.toThrow("rusak");
  for (const length of [10, 400_000, bytes.length - 21, bytes.length - 1])
    await expect(opened(bytes.subarray(0, length))).rejects.toThrow("terpotong");
  const piece = 5 + 256 * 1024 + 16;
  const [head, first, second] = [
    bytes.subarray(0, 25),
    bytes.subarray(25, 25 + piece),
    bytes.subarray(25 + piece, 25 + 2 * piece),
  ];
  const shuffled = Buffer.concat([head, second, first, bytes.subarray(25 + 2 * piece)]);
  await expect(opened(shuffled)).rejects.toThrow("rusak");
  await expect(opened(Buffer.from("sesuatu yang lain, cukup panjang"))).rejects.toThrow("bukan cadangan");
});
