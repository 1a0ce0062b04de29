import { pipeline } from "node:stream/promises";
import type { PoolClient } from "pg";
import { from, to } from "pg-copy-streams";

/** The rows of a `copy … to stdout`. */
export async function* copyOut(client: PoolClient, text: string): AsyncGenerator<Buffer> {
  const rows = client.query(to(text));
  // After the last chunk was asked for, nobody else hears that the connection ended.
  rows.on("error", () => undefined);
  try {
    yield* rows.iterator({ destroyOnReturn: false });
  } finally {
    // The server sends all rows before it closes the connection: discard those that nobody asked for.
    rows.resume();
  }
}

/** Fills a table with `copy … from stdin`. Returns the number of rows. */
export async function copyIn(
  client: PoolClient,
  text: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  const table = client.query(from(text));
  await pipeline(chunks, table);
  return table.rowCount;
}
