import pg from "pg";

/** Some connections that share groups of statements, each taking the next group: a core is busy with one statement. */
export interface Lanes {
  /** The statements of a group run in their order, the groups side by side. Returns when all are done. */
  run(groups: readonly (readonly string[])[]): Promise<void>;
  /** By every connection. */
  all(text: string): Promise<void>;
  query<Row extends object>(text: string): Promise<Row[]>;
  close(): Promise<void>;
}

const SETTINGS = [
  "set statement_timeout = 0",
  "set idle_in_transaction_session_timeout = 0",
  "set synchronous_commit = off",
  "set work_mem = '256MB'",
  "set maintenance_work_mem = '1GB'",
  "set timezone = 'UTC'",
];

export async function openLanes(connectionString: string, count: number): Promise<Lanes> {
  const clients = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      for (const setting of SETTINGS) await client.query(setting);
      return client;
    }),
  );
  const [first] = clients;
  if (!first) throw new Error("no lane");
  return {
    async run(groups) {
      const left = [...groups];
      const work = async (client: pg.Client) => {
        for (let group = left.shift(); group; group = left.shift())
          for (const statement of group)
            await client.query(statement).catch((error: Error) => {
              throw new Error(`${error.message}: ${statement.trim().slice(0, 200)}`, { cause: error });
            });
      };
      await Promise.all(clients.map(work));
    },
    async all(text) {
      for (const client of clients) await client.query(text);
    },
    query: async <Row extends object>(text: string) => (await first.query<Row>(text)).rows,
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}
