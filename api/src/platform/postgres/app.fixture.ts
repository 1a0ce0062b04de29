import { Client } from "pg";
import { startPostgres } from "./index.ts";

/** An app in its own process, for tests that kill it. */
const [directory = "", native] = process.argv.slice(2);
const tell = (message: object) => process.send?.(message);

if (process.getuid?.() === 0) process.setgroups?.([0, 4, 27]);

try {
  const log = (text: string) => tell({ log: text });
  const settings = { shared_buffers: "16MB" };
  const postgres = await startPostgres({ directory, database: "barakah", log, settings, native });
  process.once("message", () => void postgres.stop().then(() => process.disconnect()));
  process.once("SIGINT", async () => {
    const client = new Client(postgres.connection);
    await client.connect();
    const { rows } = await client.query("select 'still here' as answer");
    await client.end();
    tell({ interrupted: rows[0].answer });
  });
  tell({ connection: postgres.connection });
} catch (error) {
  tell({ failed: (error as Error).message });
  process.disconnect();
}
