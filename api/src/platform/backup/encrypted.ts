import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { piecesOf, reader } from "../files/pieces.ts";

const MAGIC = Buffer.from("BARAKAH1");
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** scrypt with N = 2^17 (128 MB): half a second for us, and for every guess at the passphrase. */
const COST = 17;
const PIECE = 256 * 1024;
const MOST_SEALED = PIECE + TAG_BYTES;

const WRONG = "Cadangan tidak dapat dibuka: frasa sandinya salah, atau berkasnya rusak atau terpotong.";

function keyFrom(passphrase: string, salt: Buffer, cost: number): Promise<Buffer> {
  const N = 2 ** cost;
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize("NFC"), salt, 32, { N, r: 8, p: 1, maxmem: 256 * N * 8 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

/** A nonce must never repeat for one key: each file has its own salt, each piece a number and a flag for the last one. */
function nonce(number: number, last: boolean): Buffer {
  const made = Buffer.alloc(12);
  made.writeUInt8(last ? 1 : 0, 0);
  made.writeBigUInt64BE(BigInt(number), 4);
  return made;
}

/** Each piece is authenticated with its position and whether it is the last: altered or truncated data is never returned. */
export async function* encrypt(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  cost = COST,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyFrom(passphrase, salt, cost);
  const header = Buffer.concat([MAGIC, Buffer.from([cost]), salt]);
  yield header;
  let number = 0;
  const sealed = (plain: Buffer, last: boolean) => {
    const cipher = createCipheriv("aes-256-gcm", key, nonce(number++, last)).setAAD(header);
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    const length = Buffer.alloc(5);
    length.writeUInt8(last ? 1 : 0, 0);
    length.writeUInt32BE(text.length + TAG_BYTES, 1);
    return Buffer.concat([length, text, cipher.getAuthTag()]);
  };
  for await (const piece of piecesOf(source, PIECE)) yield sealed(piece, false);
  yield sealed(Buffer.alloc(0), true);
}

export async function* decrypt(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const input = reader(source, () => new Error(WRONG));
  const header = await input.take(MAGIC.length + 1 + SALT_BYTES);
  if (!header.subarray(0, MAGIC.length).equals(MAGIC))
    throw new Error("Berkas ini bukan cadangan BARAKAH APP.");
  const cost = header.readUInt8(MAGIC.length);
  if (cost > 20) throw new Error(WRONG);
  const key = await keyFrom(passphrase, header.subarray(MAGIC.length + 1), cost);
  for (let number = 0; ; number++) {
    const head = await input.take(5);
    const last = head.readUInt8(0) === 1;
    const length = head.readUInt32BE(1);
    if (length < TAG_BYTES || length > MOST_SEALED) throw new Error(WRONG);
    const sealed = await input.take(length);
    yield opened(sealed, createDecipheriv("aes-256-gcm", key, nonce(number, last)).setAAD(header));
    if (last) return;
  }
}

function opened(sealed: Buffer, decipher: ReturnType<typeof createDecipheriv>): Buffer {
  const end = sealed.length - TAG_BYTES;
  try {
    (decipher as import("node:crypto").DecipherGCM).setAuthTag(sealed.subarray(end));
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch (cause) {
    throw new Error(WRONG, { cause });
  }
}
