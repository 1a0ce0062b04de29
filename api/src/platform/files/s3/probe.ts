import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import type { Problem } from "../../config/problem.ts";
import { openBucket } from "./bucket.ts";
import type { BucketSettings } from "./config.ts";
import { BucketError } from "./request.ts";

type Told = (settings: BucketSettings) => Problem;

const REASONS: Record<string, Told> = {
  NoSuchBucket: ({ bucket }) => ({
    setting: "S3_BUCKET",
    sentence: `bucket ${bucket} tidak ada di sana; buat dahulu, tanpa izin baca untuk umum`,
  }),
  InvalidAccessKeyId: () => ({
    setting: "S3_ACCESS_KEY_ID",
    sentence: "kunci akses ini tidak dikenal oleh penyimpanannya; salin sekali lagi",
  }),
  SignatureDoesNotMatch: () => ({
    setting: "S3_SECRET_ACCESS_KEY",
    sentence: "bukan rahasia dari kunci akses itu; salin sekali lagi, dan periksa juga S3_REGION",
  }),
  AuthorizationHeaderMalformed: () => ({
    setting: "S3_REGION",
    sentence: "bukan wilayah dari bucket ini; lihat di halaman penyedianya",
  }),
  AccessDenied: ({ bucket }) => ({
    setting: "S3_ACCESS_KEY_ID",
    sentence: `tidak berhak membaca, menulis, mendaftar dan menghapus di bucket ${bucket}; beri keempat izin itu`,
  }),
  RequestTimeTooSkewed: () => ({
    setting: "S3_ENDPOINT",
    sentence: "jam mesin ini selisih jauh dari jam penyimpanannya; cocokkan jamnya",
  }),
};

function problemOf(error: unknown, settings: BucketSettings): Problem {
  const known = error instanceof BucketError ? REASONS[error.code] : undefined;
  if (known) return known(settings);
  const reason = (error instanceof Error ? error.message : String(error)).replace(/^S3: /, "");
  const { status } = error instanceof BucketError ? error : { status: 400 };
  return {
    ...((status === 0 || status === 429 || status >= 500) && { missing: "storage" }),
    setting: "S3_ENDPOINT",
    sentence: `penyimpanan di ${settings.endpoint} tidak dapat dipakai (${reason}); periksa alamatnya dan sambungannya`,
  };
}

/** Objects must not be public: proofs of transfer are among them. */
async function isPublic({ endpoint, bucket }: BucketSettings, key: string): Promise<boolean> {
  const answer = await fetch(`${endpoint}/${bucket}/${key}`, {
    redirect: "error",
    signal: AbortSignal.timeout(15_000),
  });
  await answer.arrayBuffer();
  return answer.ok;
}

/** Tries each operation that the app needs, on a temporary key. */
async function tryOut(settings: BucketSettings, key: string, word: string): Promise<Problem[]> {
  const bucket = openBucket(settings);
  await bucket.put(key, Buffer.from(word));
  try {
    const found = await bucket.get(key);
    const listed: string[] = [];
    for await (const one of bucket.list(key)) listed.push(one.key);
    if (!found || (await text(found.body)) !== word || !listed.includes(key))
      throw new Error("yang baru ditulis tidak terbaca kembali");
    if (!(await isPublic(settings, key))) return [];
    return [
      {
        setting: "S3_BUCKET",
        sentence: `bucket ${settings.bucket} dapat dibaca siapa pun tanpa kunci, padahal bukti transfer disimpan di sana; cabut izin baca umumnya`,
      },
    ];
  } finally {
    await bucket.remove(key);
  }
}

/** What prevents the app from using the bucket; empty if nothing does. */
export async function bucketProblems(settings: BucketSettings): Promise<Problem[]> {
  const word = randomBytes(8).toString("hex");
  return tryOut(settings, `coba-${word}`, word).catch((error) => [problemOf(error, settings)]);
}
