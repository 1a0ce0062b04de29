import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Page } from "./pages.ts";
import { simulatorKeys } from "./settings.ts";
import type { Transaction } from "./transaction.ts";

export interface Remembered {
  pages: Page[];
  transactions: Transaction[];
}

/** Persistence of the simulated provider between runs. */
export interface Memory {
  readonly keys: ReturnType<typeof simulatorKeys>;
  /** The last stored state, once. */
  recall(): Remembered;
  keep(remembered: Remembered): void;
}

const MOST = 500;

type Kept = Remembered & { keys: Memory["keys"] };

/** A truncated file, or one from another Node version, is ignored: it is only play money. */
function read(path: string): Kept {
  try {
    return deserialize(readFileSync(path)) as Kept;
  } catch {
    return { keys: simulatorKeys(), pages: [], transactions: [] };
  }
}

/** A restarted demo continues open payments. */
export function fileMemory(path: string): Memory {
  const { keys, ...remembered } = read(path);
  return {
    keys,
    recall: () => remembered,
    keep({ pages, transactions }) {
      mkdirSync(dirname(path), { recursive: true });
      const kept: Kept = { keys, pages: pages.slice(-MOST), transactions: transactions.slice(-MOST) };
      writeFileSync(`${path}.new`, serialize(kept), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
  };
}
