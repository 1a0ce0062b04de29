import { connect, type Socket } from "node:net";

const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("\r\n0\r\n\r\n");

/** Content length; undefined for chunked bodies. */
function bodyLength(head: string): number | undefined {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return undefined;
  throw new Error(`An answer without an end:\n${head}`);
}

/** Where the first complete answer ends; 0 while it is incomplete. */
export function answerEnd(bytes: Buffer): number {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return 0;
  const head = bytes.toString("latin1", 0, headEnd);
  if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`Not the answer that is measured:\n${head}`);
  const length = bodyLength(head);
  const bodyStart = headEnd + HEAD_END.length;
  if (length !== undefined) return bytes.length >= bodyStart + length ? bodyStart + length : 0;
  // Only one request is open: the last chunk ends the answer.
  return bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? bytes.length : 0;
}

export interface Asked {
  request: Buffer;
  /** Not sent before; a moment of `performance.now()`. */
  due?: number;
  answered?(): void;
}

/** Sends requests one after the other on one connection. Uses raw sockets, so that the client is not the bottleneck. */
export function askRepeatedly(port: number, next: () => Asked | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    let asked: Asked | undefined;
    const socket: Socket = connect(port, "127.0.0.1", ask).setNoDelay();
    function ask() {
      asked = next();
      if (!asked) return void socket.end();
      const { request, due = 0 } = asked;
      const wait = due - performance.now();
      if (due > 0 && wait > 0) setTimeout(() => socket.write(request), wait);
      else socket.write(request);
    }
    socket.on("data", (bytes) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
      try {
        if (answerEnd(received) === 0) return;
      } catch (error) {
        socket.destroy(error as Error);
        return;
      }
      received = Buffer.alloc(0);
      asked?.answered?.();
      ask();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve());
  });
}
