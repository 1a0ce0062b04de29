import { AsyncLocalStorage } from "node:async_hooks";

const making = new AsyncLocalStorage<Set<string>>();

/** Says of what is being made that it rests on these statements too. */
export function restsOn(statements: Iterable<string>) {
  const store = making.getStore();
  if (store) for (const statement of statements) store.add(statement);
}

/** Makes something and finds out by itself which statements were asked for it: nobody can forget to name one. */
export async function madeFrom<Value>(make: () => Promise<Value>) {
  const statements = new Set<string>();
  const value = await making.run(statements, make);
  restsOn(statements);
  return { value, statements: statements as ReadonlySet<string> };
}
