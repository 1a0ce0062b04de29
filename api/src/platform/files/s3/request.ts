import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { calling } from "../../tracing/spans.ts";
import type { BucketSettings } from "./config.ts";
import { textOf } from "./xml.ts";

/** The storage refused or did not answer. `code` is the storage's own; without one, there was no answer. */
export class BucketError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }
}

export interface Asking {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

export type Ask = (method: string, key: string, asking?: Asking) => Promise<Response>;

const TRIES = 3;
const FIRST_PAUSE_MS = 100;
/** Until the first byte of the answer, plus a second for every 50 KB to send. */
const PATIENCE_MS = 15_000;
const BYTES_PER_MS = 50;

const worthAnotherTry = ({ status }: Response) => status >= 500 || status === 429;

export async function refused(answer: Response): Promise<BucketError> {
  const text = await answer.text().catch(() => "");
  const code = textOf(text, "Code") ?? `HTTP ${answer.status}`;
  return new BucketError(answer.status, code, `S3: ${textOf(text, "Message") ?? code}`);
}

/** Path-style addressing; each segment is encoded by itself, as the signature requires. */
function addressOf({ endpoint, bucket }: BucketSettings, key: string, query: Record<string, string> = {}) {
  const path = [bucket, ...(key ? key.split("/") : [])].map(encodeURIComponent).join("/");
  const url = new URL(`${endpoint}/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

async function once(request: Request, bytes: number): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), PATIENCE_MS + bytes / BYTES_PER_MS);
  try {
    return await calling("s3", () => fetch(request, { redirect: "error", signal: silence.signal }));
  } catch (cause) {
    const reason = ((cause as Error).cause as Error | undefined)?.message ?? (cause as Error).message;
    throw new BucketError(0, "", `S3: ${reason}`, cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a signed request and retries on network errors and 5xx: all requests made here are idempotent. */
export function asker(settings: BucketSettings): Ask {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  return async (method, key, { query, headers, body } = {}) => {
    // Part of the signature, so that the storage rejects a damaged body.
    const sha256 = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    for (let attempt = 1; ; attempt++) {
      const request = await client.sign(addressOf(settings, key, query), {
        method,
        headers: { ...headers, "x-amz-content-sha256": sha256 },
        ...(body && { body: new Uint8Array(body) }),
      });
      const last = attempt === TRIES;
      const answer = await once(request, body?.length ?? 0).catch((error: BucketError) => {
        if (last) throw error;
      });
      if (answer && (last || !worthAnotherTry(answer))) return answer;
      await answer?.arrayBuffer().catch(() => undefined);
      await delay(FIRST_PAUSE_MS * 4 ** (attempt - 1));
    }
  };
}
