import { Rush } from "./burst-of-changes.ts";
import type { ContentChanges } from "./content-changes.ts";

/** Groups of tables: a change to one table expires what was made from any table of its area. */
export type ContentAreas = Readonly<Record<string, RegExp>>;

/** Tracks the version of each content area. A table without an area belongs to all of them. */
export class AreaChanges {
  readonly #areas: ContentAreas;
  readonly #changed = new Map<string, number>();
  readonly #rush = new Rush();
  readonly #named = new Map<string, readonly string[]>();
  #everything = 0;

  constructor(changes: ContentChanges, areas: ContentAreas) {
    this.#areas = areas;
    changes.onChange((table) => this.#hear(table, changes.version()));
  }

  /** The areas that the statements touch; all areas if no statement is known. */
  of(statements: ReadonlySet<string>): readonly string[] {
    if (statements.size === 0) return Object.keys(this.#areas);
    return [...new Set([...statements].flatMap((statement) => this.#namedIn(statement)))];
  }

  changedSince(version: number, areas: readonly string[]): boolean {
    return this.#everything > version || areas.some((area) => (this.#changed.get(area) ?? 0) > version);
  }

  /** Whether a value that may be served for `lasting` milliseconds in a burst should be served that long now. */
  inRush = (lasting: number): boolean => this.#rush.isOn(lasting);

  #hear(table: string | undefined, version: number) {
    this.#rush.changed();
    const area = table === undefined ? undefined : this.#namedIn(table)[0];
    if (area === undefined) this.#everything = version;
    else this.#changed.set(area, version);
  }

  #namedIn(text: string): readonly string[] {
    let named = this.#named.get(text);
    if (!named) {
      named = Object.keys(this.#areas).filter((area) => this.#areas[area]?.test(text));
      if (this.#named.size < MOST_STATEMENTS) this.#named.set(text, named);
    }
    return named;
  }
}

/** Bound on the memo: statements with value lists could be of unlimited variety. */
const MOST_STATEMENTS = 2000;
