import { AsyncLocalStorage } from "node:async_hooks";

const making = new AsyncLocalStorage<Set<string>>();

/** Records that the value being made also depends on these statements. */
export function recordStatements(statements: Iterable<string>) {
  const store = making.getStore();
  if (store) for (const statement of statements) store.add(statement);
}

/** Makes a value and records which statements it used: its dependencies are never listed by hand. */
export async function madeFrom<Value>(make: () => Promise<Value>) {
  const statements = new Set<string>();
  const value = await making.run(statements, make);
  recordStatements(statements);
  return { value, statements: statements as ReadonlySet<string> };
}
