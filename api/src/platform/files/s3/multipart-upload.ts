import { buffer, text } from "node:stream/consumers";
import { piecesOf } from "../pieces.ts";
import { type Ask, BucketError } from "./request.ts";
import { escaped, textOf } from "./xml.ts";

/** One part at a time is held in memory. S3 allows ten thousand parts: 160 GB. */
export const PART_BYTES = 16 * 1024 * 1024;

async function begin(ask: Ask, key: string): Promise<string> {
  const answer = await ask("POST", key, { query: { uploads: "" } });
  const id = textOf(await text(answer), "UploadId");
  if (!id) throw new BucketError(answer.statusCode ?? 0, "NoUploadId", "S3: no upload was begun");
  return id;
}

async function sendPart(ask: Ask, key: string, query: Record<string, string>, body: Buffer): Promise<string> {
  const answer = await ask("PUT", key, { query, body });
  await buffer(answer);
  return answer.headers.etag ?? "";
}

async function complete(ask: Ask, key: string, uploadId: string, tags: string[]) {
  const parts = tags.map(
    (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
  );
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
  const answer = await ask("POST", key, {
    query: { uploadId },
    headers: { "content-type": "application/xml" },
    body,
  });
  // S3 may begin to answer before it has finished: a status of 200 can still carry an error.
  const told = await text(answer);
  const code = /<Error>/.test(told) ? (textOf(told, "Code") ?? "InternalError") : undefined;
  if (code) throw new BucketError(500, code, `S3: ${textOf(told, "Message") ?? code}`);
}

/** Multipart upload, for content that is long or of unknown length. Appears atomically. */
export async function putInParts(
  ask: Ask,
  patiently: Ask,
  key: string,
  source: AsyncIterable<Buffer>,
): Promise<void> {
  const uploadId = await begin(ask, key);
  try {
    const tags: string[] = [];
    for await (const piece of piecesOf(source, PART_BYTES))
      tags.push(await sendPart(patiently, key, { partNumber: String(tags.length + 1), uploadId }, piece));
    await complete(patiently, key, uploadId, tags);
  } catch (error) {
    // Abandoned parts would be billed until they are deleted.
    await ask("DELETE", key, { query: { uploadId } })
      .then(buffer)
      .catch(() => undefined);
    throw error;
  }
}
