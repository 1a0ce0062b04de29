/** One fault: what was done, what answered, what waited, and what must hold. */
export interface Finding {
  /** A sentence with its figure. */
  what: string;
  holds: boolean;
}

export interface Scene {
  name: string;
  run(): Promise<Finding[]>;
}

export const found = (what: string, holds: boolean): Finding => ({ what, holds });
