import { LRUCache } from "lru-cache";
import { isOutage } from "../database/outage.ts";
import { madeFrom, recordStatements } from "../database/record-used-statements.ts";
import { cacheHits, cacheMisses } from "../metrics.ts";
import { AreaChanges, type ContentAreas } from "./areas.ts";
import type { ContentChanges } from "./content-changes.ts";
import { isLastResort, lastsInRush, runsOut } from "./served-stale.ts";

export interface CacheRules<Value> {
  seconds: number;
  mostBytes: number;
  areas: ContentAreas;
  bytesOf(value: Value): number;
  worthKeeping?(value: Value): boolean;
  /** Whether a value only reports that it could not be made, like a page with status 503. */
  failed?(value: Value): boolean;
}

interface Begun {
  version: number;
  at: number;
}

interface Entry<Value> extends Begun {
  value: Value;
  /** How long it took to make. */
  took: number;
  statements: ReadonlySet<string>;
  areas: readonly string[];
}

/**
 * A cache of values made from public content. An entry lives until content that it was made from changes, and at most
 * for a while, because some texts depend on the time ('6 hari lagi'). During a burst of changes an entry is refreshed
 * about once a second, and less often if that takes long.
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
      maxSize: rules.mostBytes,
      sizeCalculation: ({ value }, key) => rules.bytesOf(value) + 2 * key.length,
    });
  }

  /** The cached value, or a new one that all concurrent callers share. With `current`, nothing older than the last change. */
  get(key: string, make: () => Promise<Value>, { current = false } = {}): Value | Promise<Value> {
    if (this.#rules.seconds === 0) return make();
    const kept = this.#kept.get(key);
    if (kept && this.#goodEnough(kept, current)) {
      recordStatements(kept.statements);
      cacheHits.inc();
      if (this.#runsOut(kept)) this.#refreshInBackground(key, make);
      return kept.value;
    }
    cacheMisses.inc();
    const making = this.#shared(key, make, current);
    return current || !kept ? making : this.#orLastResort(making, kept);
  }

  /** An old value is better than none while the database cannot be reached. */
  async #orLastResort(making: Promise<Value>, { at, value: old }: Entry<Value>): Promise<Value> {
    const usable = isLastResort(performance.now() - at);
    try {
      const made = await making;
      return usable && this.#rules.failed?.(made) ? old : made;
    } catch (error) {
      if (usable && isOutage(error)) return old;
      throw error;
    }
  }

  /** Whether some pages could be served without the database. */
  holdsAnything = (): boolean => this.#kept.size > 0;

  /** A cached value that is good enough, for callers that can neither wait for a new one nor make one. */
  kept(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (!kept || !this.#goodEnough(kept, false)) return undefined;
    // The first caller after expiry must make the next value.
    if (this.#runsOut(kept) && !this.#making.has(key)) return undefined;
    cacheHits.inc();
    return kept.value;
  }

  /** The cached value, if it is as current as a new one. */
  current(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (!kept || !this.#goodEnough(kept, true)) return undefined;
    recordStatements(kept.statements);
    cacheHits.inc();
    return kept.value;
  }

  /** Resolves when this instance has received the changes that were committed before the call. */
  caughtUp = (): Promise<void> => this.#changes.caughtUp();

  async #shared(key: string, make: () => Promise<Value>, current: boolean): Promise<Value> {
    const running = this.#making.get(key);
    if (running && this.#stillShared(running, current)) {
      const { value, statements } = await running.entry;
      recordStatements(statements);
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

  /** Background refresh. If it fails, the old entry stays. */
  #refreshInBackground(key: string, make: () => Promise<Value>) {
    if (!this.#making.has(key)) this.#shared(key, make, false).catch(() => undefined);
  }

  async #make(key: string, make: () => Promise<Value>, begun: Begun): Promise<Entry<Value>> {
    const { value, statements } = await madeFrom(make);
    const took = performance.now() - begun.at;
    const entry = { ...begun, value, took, statements, areas: this.#content.of(statements) };
    const newer = (this.#kept.peek(key)?.version ?? 0) > begun.version;
    const { worthKeeping } = this.#rules;
    if (this.#changes.listening() && !newer && (worthKeeping?.(value) ?? true)) this.#kept.set(key, entry);
    return entry;
  }

  #goodEnough(kept: Entry<Value>, current: boolean): boolean {
    const age = performance.now() - kept.at;
    if (!this.#changes.listening() || age > this.#rules.seconds * 1000) return false;
    if (!this.#isOutdated(kept)) return true;
    const lasting = lastsInRush(kept);
    return !current && age < lasting && this.#content.inRush(lasting);
  }

  #isOutdated({ version, areas }: Entry<Value>): boolean {
    return this.#changes.version() !== version && this.#content.changedSince(version, areas);
  }

  /** Only served because of a burst of changes, and due for a refresh. */
  #runsOut(kept: Entry<Value>): boolean {
    return runsOut(performance.now() - kept.at, kept) && this.#isOutdated(kept);
  }

  /**
   * Its areas are not known yet: outside a burst, it is shared only if nothing changed since it began. In a burst a second
   * one beside it would only slow down both.
   */
  #stillShared({ version, at }: Begun, current: boolean): boolean {
    if (this.#changes.version() === version) return true;
    return !current && this.#content.inRush(lastsInRush({ took: performance.now() - at }));
  }
}
