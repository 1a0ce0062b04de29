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

/** Where a simulated provider keeps what it knows while the app is not running. */
export interface Memory {
  readonly keys: ReturnType<typeof simulatorKeys>;
  /** What was kept last, once. */
  recall(): Remembered;
  keep(remembered: Remembered): void;
}

const MOST = 500;

type Kept = Remembered & { keys: Memory["keys"] };

/** A file that was cut short, or is from another version of Node, is as good as none: it is only play money. */
function read(path: string): Kept {
  try {
    return deserialize(readFileSync(path)) as Kept;
  } catch {
    return { keys: simulatorKeys(), pages: [], transactions: [] };
  }
}

/** A demo that is started again goes on with the payments that were under way: pages stay open, and can be paid. */
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
