import { once } from "node:events";
import type { Duplex } from "node:stream";
import type { PoolClient } from "pg";

/** The parts of node-postgres's connection that the COPY protocol needs; its types do not declare them. */
interface Wire {
  stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const nothing = () => {};

/** Backpressure: pause the socket when this many bytes are buffered. */
const MOST_WAITING = 4 * 1024 * 1024;

/** Streams the rows of a `copy … to stdout`, with backpressure. */
export async function* copyOut(client: PoolClient, text: string): AsyncGenerator<Buffer> {
  const waiting: Buffer[] = [];
  let bytes = 0;
  let wire: Wire | undefined;
  let ended = false;
  let failure: Error | undefined;
  let wake = nothing;
  const query = {
    submit(connection: unknown) {
      wire = connection as Wire;
      wire.query(text);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // Copy the chunk: the driver reuses its buffer for the next message.
      waiting.push(Buffer.from(chunk));
      bytes += chunk.length;
      if (bytes > MOST_WAITING) wire?.stream.pause();
      wake();
    },
    handleCommandComplete: nothing,
    handleReadyForQuery() {
      ended = true;
      wake();
    },
    handleError(error: Error) {
      failure = error;
      ended = true;
      wake();
    },
  };
  client.query(query);
  for (;;) {
    const chunk = waiting.shift();
    if (chunk) {
      bytes -= chunk.length;
      if (bytes <= MOST_WAITING) wire?.stream.resume();
      yield chunk;
    } else if (failure) throw failure;
    else if (ended) return;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
}

async function send(wire: Wire, chunks: AsyncIterable<Buffer>) {
  try {
    for await (const chunk of chunks) {
      wire.sendCopyFromChunk(chunk);
      if (wire.stream.writableNeedDrain) await once(wire.stream, "drain");
    }
    wire.endCopyFrom();
  } catch (error) {
    wire.sendCopyFail(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Fills a table with `copy … from stdin`. Returns the number of rows. */
export async function copyIn(
  client: PoolClient,
  text: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  let sent: Promise<void> | undefined;
  const taken = Promise.withResolvers<number>();
  let rows = 0;
  client.query({
    submit: (connection: unknown) => (connection as Wire).query(text),
    handleCopyInResponse(connection: unknown) {
      sent = send(connection as Wire, chunks);
      sent.catch(nothing);
    },
    handleCommandComplete({ text }: { text: string }) {
      rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? Number.NaN);
    },
    handleReadyForQuery: () => taken.resolve(rows),
    handleError: taken.reject,
  } as { submit(connection: unknown): void });
  try {
    return await taken.promise;
  } catch (error) {
    // Prefer the error of the source; the server only reports that the copy was aborted.
    await sent;
    throw error;
  }
}
