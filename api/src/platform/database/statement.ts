import pg from "pg";

/** Internals of the driver's Query that its types do not declare. */
interface Internals {
  name: string | undefined;
  prepare(connection: pg.Connection): void;
  handleCommandComplete(message: { text: string }, connection: pg.Connection): void;
}
const Query = pg.Query as unknown as new (
  text: string,
  values: unknown[],
  done: (error: Error | undefined, result: pg.QueryResult) => void,
) => pg.Query & Internals;

export const BEGIN = { name: "begin", text: "begin" };

interface Asked {
  text: string;
  values: unknown[];
  /** Name of the prepared statement. */
  name: string | undefined;
  /** Whether to send the prepared `BEGIN` before it. */
  begins: boolean;
}

/**
 * One statement of a transaction. The first carries BEGIN before the same Sync message: if BEGIN fails, the server
 * skips the statement, so it never runs outside the transaction. Passing a ready Query object saves the driver from
 * copying it.
 */
class Statement extends Query {
  #begins: boolean;

  constructor({ text, values, name, begins }: Asked, done: ConstructorParameters<typeof Query>[2]) {
    super(text, values, done);
    this.name = name;
    this.#begins = begins;
  }

  override prepare(connection: pg.Connection) {
    if (this.#begins) {
      connection.bind({ statement: BEGIN.name }, true);
      connection.execute({}, true);
    }
    super.prepare(connection);
  }

  override handleCommandComplete(message: { text: string }, connection: pg.Connection) {
    if (!this.#begins) return super.handleCommandComplete(message, connection);
    this.#begins = false;
  }
}

export const ask = (client: pg.ClientBase, asked: Asked): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(new Statement(asked, (error, result) => (error ? reject(error) : resolve(result))));
  });
