import { createHash } from "node:crypto";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
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

/** Throws BucketError unless the status is 2xx or 416. The caller must consume the answer's body. */
export type Ask = (method: string, key: string, asking?: Asking) => Promise<IncomingMessage>;

const TRIES = 3;
const FIRST_PAUSE_MS = 100;
/** A proxy gives up after 60 seconds: a person who waits for an upload must get our answer before. */
const PATIENCE_MS = 10_000;

const worthAnotherTry = (status: number) => status >= 500 || status === 429;
const accepted = ({ statusCode = 0 }: IncomingMessage) =>
  (statusCode >= 200 && statusCode < 300) || statusCode === 416;

async function refused(answer: IncomingMessage): Promise<BucketError> {
  const { statusCode: status = 0 } = answer;
  const told = await text(answer).catch(() => "");
  const code = textOf(told, "Code") ?? `HTTP ${status}`;
  return new BucketError(status, code, `S3: ${textOf(told, "Message") ?? code}`);
}

/** Path-style addressing; each segment is encoded by itself, as the signature requires. */
function addressOf({ endpoint, bucket }: BucketSettings, key: string, query: Record<string, string> = {}) {
  const path = [bucket, ...(key ? key.split("/") : [])].map(encodeURIComponent).join("/");
  const url = new URL(`${endpoint}/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/**
 * Uses node:http, not fetch: fetch throws an uncaught error if a server closes the connection while the body is not
 * being read (nodejs/undici#5360). Ends the connection after `patience` milliseconds without progress.
 */
function send({ url, method, headers }: AwsV4Signer, body: Buffer | undefined, patience: number) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = {
    method,
    headers: { ...Object.fromEntries(headers), "content-length": body?.length ?? 0 },
    timeout: patience,
  };
  const request = url.protocol === "https:" ? https.request(url, options) : http.request(url, options);
  let answer: IncomingMessage | undefined;
  request.on("timeout", () => {
    // Not the storage's silence: our reader, such as a paused video player, has not taken what arrived.
    if (answer && answer.readableLength >= answer.readableHighWaterMark) request.setTimeout(patience);
    else request.destroy(new Error("no answer"));
  });
  request.on("response", (response) => {
    answer = response;
    // Readers get the error; without a listener, an unread body would end the process.
    answer.on("error", () => undefined);
    resolve(answer);
  });
  request.on("error", (cause) =>
    reject(new BucketError(0, "", `S3: ${cause.message || (cause as NodeJS.ErrnoException).code}`, cause)),
  );
  request.end(body);
  return promise;
}

/**
 * Sends signed requests. Retries on network errors and 5xx as long as `patience` lasts: all requests made here are
 * idempotent.
 */
export function asker(settings: BucketSettings, patience = PATIENCE_MS): Ask {
  const { accessKeyId, secretAccessKey, region } = settings;
  return async (method, key, { query, headers, body } = {}) => {
    const begun = Date.now();
    // Part of the signature, so that the storage rejects a damaged body.
    const sha256 = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const attempt = async () => {
      const signer = new AwsV4Signer({
        url: addressOf(settings, key, query).href,
        method,
        headers: { ...headers, "x-amz-content-sha256": sha256 },
        accessKeyId,
        secretAccessKey,
        region,
        service: "s3",
      });
      await signer.sign();
      const answer = await calling("s3", () => send(signer, body, patience));
      if (!accepted(answer)) throw await refused(answer);
      return answer;
    };
    for (let tried = 1; ; tried++) {
      try {
        return await attempt();
      } catch (error) {
        const { status } = error as BucketError;
        const hopeless = !(status === 0 || worthAnotherTry(status)) || Date.now() - begun >= patience;
        if (hopeless || tried === TRIES) throw error;
      }
      await delay(FIRST_PAUSE_MS * 4 ** (tried - 1));
    }
  };
}
