import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

export interface S3Server {
  settings: { S3_ENDPOINT: string; S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string };
  /** Requests, as `GET bucket/key`. */
  asked: string[];
  /** Answers only 503 while on. */
  silent(yes: boolean): void;
  /** Takes requests and answers none of them while on, like a process that was stopped. */
  frozen(yes: boolean): void;
  /** Closes each connection after its answer while on. */
  closing(yes: boolean): void;
  /** Allows unsigned reads, like a public bucket. */
  open(yes: boolean): void;
  close(): Promise<void>;
}

/**
 * An S3 server that verifies signatures. It has no permissions of its own, so unsigned requests are refused here, as
 * by a private bucket.
 */
export async function startS3(buckets: string[]): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "barakah-s3-"));
  const s3 = new S3rver({
    directory,
    silent: true,
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const asked: string[] = [];
  let isSilent = false;
  let isFrozen = false;
  let isClosing = false;
  let isOpen = false;
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.slice(1).split("?", 1)[0]}`);
    if (isFrozen) return;
    if (isClosing) response.setHeader("connection", "close");
    if (isSilent) return response.writeHead(503).end();
    if (!isOpen && !request.headers.authorization)
      return response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    asked,
    silent: (yes) => {
      isSilent = yes;
    },
    frozen: (yes) => {
      isFrozen = yes;
    },
    closing: (yes) => {
      isClosing = yes;
    },
    open: (yes) => {
      isOpen = yes;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
