import { piecesOf } from "../pieces.ts";
import { type Ask, BucketError, refused } from "./request.ts";
import { escaped, textOf } from "./xml.ts";

/** One part at a time is held in memory. S3 allows ten thousand parts: 160 GB. */
export const PART_BYTES = 16 * 1024 * 1024;

async function begin(ask: Ask, key: string): Promise<string> {
  const answer = await ask("POST", key, { query: { uploads: "" } });
  if (!answer.ok) throw await refused(answer);
  const id = textOf(await answer.text(), "UploadId");
  if (!id) throw new BucketError(answer.status, "NoUploadId", "S3: no upload was begun");
  return id;
}

async function sendPart(ask: Ask, key: string, query: Record<string, string>, body: Buffer): Promise<string> {
  const answer = await ask("PUT", key, { query, body });
  if (!answer.ok) throw await refused(answer);
  await answer.arrayBuffer();
  return answer.headers.get("etag") ?? "";
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
  if (!answer.ok) throw await refused(answer);
  // S3 may begin to answer before it has finished: a status of 200 can still carry an error.
  const told = await answer.text();
  const code = /<Error>/.test(told) ? (textOf(told, "Code") ?? "InternalError") : undefined;
  if (code) throw new BucketError(500, code, `S3: ${textOf(told, "Message") ?? code}`);
}

/** Multipart upload, for content that is long or of unknown length. Appears atomically. */
export async function putInParts(ask: Ask, key: string, source: AsyncIterable<Buffer>): Promise<void> {
  const uploadId = await begin(ask, key);
  try {
    const tags: string[] = [];
    for await (const piece of piecesOf(source, PART_BYTES))
      tags.push(await sendPart(ask, key, { partNumber: String(tags.length + 1), uploadId }, piece));
    await complete(ask, key, uploadId, tags);
  } catch (error) {
    // Abandoned parts would be billed until somebody deletes them.
    await ask("DELETE", key, { query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}
