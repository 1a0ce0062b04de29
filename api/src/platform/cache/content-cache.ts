import { LRUCache } from "lru-cache";
import type { ContentChanges } from "./content-changes.ts";

export interface CacheRules<Value> {
  seconds: number;
  mostBytes: number;
  bytesOf(value: Value): number;
  worthKeeping?(value: Value): boolean;
}

/**
 * What is made from public content, kept until any content changes, and for a while at most, because some of it speaks
 * of time ('6 hari lagi').
 */
export class ContentCache<Value extends object> {
  readonly #kept: LRUCache<string, Value>;
  readonly #making = new Map<string, Promise<Value>>();
  readonly #changes: ContentChanges;
  readonly #rules: CacheRules<Value>;

  constructor(changes: ContentChanges, rules: CacheRules<Value>) {
    this.#changes = changes;
    this.#rules = rules;
    this.#kept = new LRUCache({
      ttl: rules.seconds * 1000,
      maxSize: rules.mostBytes,
      sizeCalculation: (value, key) => rules.bytesOf(value) + 2 * key.length,
    });
    changes.onChange(() => this.#forgetAll());
  }

  /** What is kept, or a new one that all who ask meanwhile share. */
  get(key: string, make: () => Promise<Value>): Value | Promise<Value> {
    if (this.#rules.seconds === 0) return make();
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const running = this.#making.get(key);
    if (running) return running;
    const making = this.#make(key, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<Value>): Promise<Value> {
    const version = this.#changes.version();
    const value = await make();
    // Content that changed in between may or may not be in this: show it, but do not keep it.
    const current = this.#changes.listening() && this.#changes.version() === version;
    const { worthKeeping } = this.#rules;
    if (current && (worthKeeping?.(value) ?? true)) this.#kept.set(key, value);
    return value;
  }

  #forgetAll() {
    this.#kept.clear();
    // What is being made began with the old content: whoever asks from now on gets a new one.
    this.#making.clear();
  }
}
