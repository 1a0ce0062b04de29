import type { ContentChanges } from "./content-changes.ts";

interface Kept<Value> {
  value: Value;
  bytes: number;
  until: number;
}

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
export class ContentCache<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #making = new Map<string, Promise<Value>>();
  readonly #changes: ContentChanges;
  readonly #rules: CacheRules<Value>;
  #bytes = 0;

  constructor(changes: ContentChanges, rules: CacheRules<Value>) {
    this.#changes = changes;
    this.#rules = rules;
    changes.onChange(() => this.#forgetAll());
  }

  /** What is kept, or a new one that all who ask meanwhile share. */
  get(key: string, make: () => Promise<Value>): Value | Promise<Value> {
    if (this.#rules.seconds === 0) return make();
    const kept = this.#kept.get(key);
    if (kept && kept.until > Date.now()) return kept.value;
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
    if (current && (worthKeeping?.(value) ?? true)) this.#keep(key, value);
    return value;
  }

  #keep(key: string, value: Value) {
    this.#drop(key);
    const { seconds, mostBytes, bytesOf } = this.#rules;
    const bytes = bytesOf(value) + 2 * key.length;
    this.#kept.set(key, { value, bytes, until: Date.now() + seconds * 1000 });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string) {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#bytes -= kept.bytes;
    this.#kept.delete(key);
  }

  #forgetAll() {
    this.#kept.clear();
    this.#bytes = 0;
    // What is being made began with the old content: whoever asks from now on gets a new one.
    this.#making.clear();
  }
}
