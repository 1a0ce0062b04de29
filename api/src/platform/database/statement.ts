import pg from "pg";

/** What the driver's queries have, and its types do not tell of. */
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

/** Prepared once per connection. */
export const BEGIN = { name: "begin", text: "begin" };

interface Asked {
  text: string;
  values: unknown[];
  /** Of a prepared statement. */
  name: string | undefined;
  /** Whether the transaction begins with it, on a connection that has prepared `BEGIN`. */
  begins: boolean;
}

/**
 * One statement of a transaction. The first brings its BEGIN along, before the same Sync: where that fails, the server skips
 * the statement, so that it can never run outside. Given to the driver ready made, which would copy it property by property.
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
