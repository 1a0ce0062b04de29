import { createReadStream } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";

export interface StoredFile {
  path: string;
  bytes: number;
  type: string;
}

interface Range {
  first: number;
  last: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** What a Range header asks for. Undefined: the whole file, as for anything that we do not understand. */
export function byteRange(header: string | undefined, size: number): Range | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = ONE_RANGE.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  return first > last ? "unsatisfiable" : { first, last };
}

/** A file, or the piece of it that a player asks for, so that nobody waits for what they do not watch. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, { path, bytes, type }: StoredFile) {
  const range = byteRange(request.headers.range, bytes);
  reply.type(type).header("accept-ranges", "bytes");
  if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${bytes}`).send();
  const { first, last } = range ?? { first: 0, last: bytes - 1 };
  if (range) reply.code(206).header("content-range", `bytes ${first}-${last}/${bytes}`);
  reply.header("content-length", last - first + 1);
  return reply.send(createReadStream(path, { start: first, end: last }));
}
