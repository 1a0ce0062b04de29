import { LRUCache } from "lru-cache";
import { madeFrom, restsOn } from "../database/made-from.ts";
import { cacheHits, cacheMisses } from "../metrics.ts";
import { AreaChanges, type ContentAreas } from "./areas.ts";
import type { ContentChanges } from "./content-changes.ts";

export interface CacheRules<Value> {
  seconds: number;
  mostBytes: number;
  areas: ContentAreas;
  bytesOf(value: Value): number;
  worthKeeping?(value: Value): boolean;
}

interface Begun {
  version: number;
  at: number;
}

interface Entry<Value> extends Begun {
  value: Value;
  statements: ReadonlySet<string>;
  areas: readonly string[];
}

/** In a rush the last one is good enough for so long after its making began. */
const LAST_ONE_MS = 1000;
/** Whoever asks from here on has the next one made beside: readers wait for none, unless nobody asked in between. */
const NEXT_ONE_MS = 900;

/**
 * What is made from public content, kept until content changes that it was made from, and for a while at most, because some
 * of it speaks of time ('6 hari lagi'). While that content changes many times a second, it is made about once a second.
 */
export class ContentCache<Value extends object> {
  readonly #kept: LRUCache<string, Entry<Value>>;
  readonly #making = new Map<string, Begun & { entry: Promise<Entry<Value>> }>();
  readonly #changes: ContentChanges;
  readonly #content: AreaChanges;
  readonly #rules: CacheRules<Value>;

  constructor(changes: ContentChanges, rules: CacheRules<Value>) {
    this.#changes = changes;
    this.#rules = rules;
    this.#content = new AreaChanges(changes, rules.areas);
    this.#kept = new LRUCache({
      ttl: rules.seconds * 1000,
      // To the millisecond it would set a timer in each one, three percent of what sending a page costs.
      ttlResolution: 1000,
      maxSize: rules.mostBytes,
      sizeCalculation: ({ value }, key) => rules.bytesOf(value) + 2 * key.length,
    });
  }

  /** What is kept, or a new one that all who ask meanwhile share. With `current` nothing older than the last change. */
  get(key: string, make: () => Promise<Value>, { current = false } = {}): Value | Promise<Value> {
    if (this.#rules.seconds === 0) return make();
    const kept = this.#kept.get(key);
    if (kept && this.#goodEnough(kept, kept.areas, current)) {
      restsOn(kept.statements);
      cacheHits.inc();
      if (this.#runsOut(kept)) this.#makeBeside(key, make);
      return kept.value;
    }
    cacheMisses.inc();
    return this.#shared(key, make, current);
  }

  /** What is in the cache and will do for a while: for whoever cannot wait for a new one, nor have it made. */
  kept(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (!kept || !this.#goodEnough(kept, kept.areas, false)) return undefined;
    // Whoever asked first has the next one made.
    if (this.#runsOut(kept) && !this.#making.has(key)) return undefined;
    cacheHits.inc();
    return kept.value;
  }

  /** What is in the cache and as current as what would be made now. */
  current(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (!kept || !this.#goodEnough(kept, kept.areas, true)) return undefined;
    restsOn(kept.statements);
    cacheHits.inc();
    return kept.value;
  }

  /** For whoever changed something by another copy of the app: resolves when this one knows. */
  caughtUp = (): Promise<void> => this.#changes.caughtUp();

  async #shared(key: string, make: () => Promise<Value>, current: boolean): Promise<Value> {
    const running = this.#making.get(key);
    if (running && this.#stillShared(running, current)) {
      const { value, statements } = await running.entry;
      restsOn(statements);
      return value;
    }
    const begun = { version: this.#changes.version(), at: performance.now() };
    const making = { ...begun, entry: this.#make(key, make, begun) };
    this.#making.set(key, making);
    try {
      return (await making.entry).value;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  /** Where it fails the last one stays, and whoever needs a newer one meets the failure. */
  #makeBeside(key: string, make: () => Promise<Value>) {
    if (!this.#making.has(key)) this.#shared(key, make, false).catch(() => undefined);
  }

  async #make(key: string, make: () => Promise<Value>, begun: Begun): Promise<Entry<Value>> {
    const { value, statements } = await madeFrom(make);
    const entry = { ...begun, value, statements, areas: this.#content.of(statements) };
    const newer = (this.#kept.peek(key)?.version ?? 0) > begun.version;
    const { worthKeeping } = this.#rules;
    if (this.#changes.listening() && !newer && (worthKeeping?.(value) ?? true)) this.#kept.set(key, entry);
    return entry;
  }

  #goodEnough({ version, at }: Begun, areas: readonly string[], current: boolean): boolean {
    if (!this.#changes.listening()) return false;
    if (this.#changes.version() === version) return true;
    if (this.#content.everythingChangedSince(version)) return false;
    const changed = this.#content.changedSince(version, areas);
    if (changed.length === 0) return true;
    return !current && performance.now() - at < LAST_ONE_MS && this.#content.inRush(changed);
  }

  /** Good enough only because of a rush, and not for long. */
  #runsOut({ version, at, areas }: Entry<Value>): boolean {
    if (this.#changes.version() === version || performance.now() - at < NEXT_ONE_MS) return false;
    return this.#content.changedSince(version, areas).length > 0;
  }

  /** What one being made rests on is not known yet: but for a rush, only who asked before any change may share it. */
  #stillShared(running: Begun, current: boolean): boolean {
    if (this.#changes.version() === running.version) return true;
    if (current || this.#content.everythingChangedSince(running.version)) return false;
    return performance.now() - running.at < LAST_ONE_MS && this.#content.anyRush();
  }
}
