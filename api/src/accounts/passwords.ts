import { availableParallelism } from "node:os";
import { type Algorithm, hash, type Options, verify } from "@node-rs/argon2";
import { newToken } from "../platform/secrets.ts";

type Strength = Required<Pick<Options, "memoryCost" | "timeCost">>;
const STRENGTH: Strength = { memoryCost: 19_456, timeCost: 2 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash to compare with it takes just as long, so that the clock does not tell who has an account. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  isOutdated(stored: string): boolean;
  /** How often a password was compared, for the health of the service and for those who doubt the line above. */
  readonly verifications: number;
}

/** Typed on different keyboards, the same letters can be different bytes. */
const normalised = (password: string) => password.normalize("NFKC");

/**
 * Hashes off the main thread and leaves one core free. Tests that are not about passwords use weak hashes, because
 * strong ones are slow by design.
 */
export function createPasswords({ memoryCost, timeCost } = STRENGTH): Passwords {
  const inTurn = atMost(Math.max(1, availableParallelism() - 1));
  const algorithm = 2 satisfies Algorithm.Argon2id;
  const options: Options = { algorithm, memoryCost, timeCost, parallelism: 1 };
  const current = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`;
  const nobody = hash(newToken(), options);
  let verifications = 0;

  return {
    hash: (password) => inTurn(() => hash(normalised(password), options)),
    async verify(stored, password) {
      const against = stored ?? (await nobody);
      verifications += 1;
      const same = await inTurn(() => verify(against, normalised(password)));
      return same && stored !== undefined;
    },
    isOutdated: (stored) => !stored.startsWith(current),
    get verifications() {
      return verifications;
    },
  };
}

function atMost(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
