import type { AuditEntry } from "@barakah/contract";
import { fieldLabel, NOTHING, placeOf, valueText } from "../../ui/staff/field-labels.ts";

export interface Change {
  label: string;
  /** Absent where there was nothing before, or is nothing after. */
  before?: string;
  after?: string;
}

interface Leaf {
  label: string;
  field: string;
  value: unknown;
}

type Stored = Record<string, unknown>;
const isRecord = (value: unknown): value is Stored =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The name of an array's item: its code, or its position. */
const nameOf = (one: Stored, place: number) =>
  typeof one.code === "string" ? one.code.toUpperCase() : String(place + 1);

/** The plain values of a nested value, with their labels. */
function leavesOf(value: unknown, field: string, suffix = ""): Leaf[] {
  if (isRecord(value))
    return Object.entries(value)
      .filter(([name]) => name !== "code")
      .flatMap(([name, part]) => leavesOf(part, name, suffix));
  if (Array.isArray(value) && value.some(isRecord))
    return value.filter(isRecord).flatMap((one, place) => leavesOf(one, field, nameOf(one, place)));
  return [{ label: `${fieldLabel(field)} ${suffix}`.trim(), field, value }];
}

/** What a value without a field of its own is: the setting's, or the order of a course's materials. */
const fieldOf = ({ subject_kind, subject_id, action }: AuditEntry) =>
  subject_kind === "setting" ? subject_id : action === "course.arrange" ? "Urutan" : "Isi";

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const ONLY_LOOKS = "(hanya format tulisannya berubah)";

function changeOf(label: string, was: Leaf | undefined, is: Leaf | undefined): Change {
  const before = was && valueText(was.field, was.value);
  const after = is && valueText(is.field, is.value);
  if (before === undefined || after === undefined) {
    const [alone] = excerpts(before ?? after ?? "", "");
    return before === undefined ? { label, after: alone } : { label, before: alone };
  }
  if (before === after) return { label, after: ONLY_LOOKS };
  const [shorterBefore, shorterAfter] = excerpts(before, after);
  return { label, before: shorterBefore, after: shorterAfter };
}

/** The changed fields; of a created or deleted item all of them. */
export function changesOf(entry: AuditEntry): Change[] {
  const leaves = (value: unknown) =>
    new Map(
      (value === null ? [] : leavesOf(value, fieldOf(entry))).map((leaf) => [leaf.label, leaf] as const),
    );
  const was = leaves(entry.before);
  const is = leaves(entry.after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .filter((label) => !same(was.get(label)?.value, is.get(label)?.value))
    .map((label) => changeOf(label, was.get(label), is.get(label)))
    .filter(({ before, after }) => (before ?? NOTHING) !== (after ?? NOTHING));
}

const LONG = 80;
const CONTEXT = 24;
const MOST = 160;

function sharedStart(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/** The next word boundary, at most at `limit`. */
function wordAfter(text: readonly string[], place: number, limit: number): number {
  if (place <= 0) return 0;
  const space = text.indexOf(" ", place);
  return space >= 0 && space < limit ? space + 1 : place;
}

/** Of two long texts only the part that differs, with some context. */
function excerpts(before: string, after: string): [string, string] {
  const texts = [Array.from(before), Array.from(after)] as const;
  if (Math.max(...texts.map(({ length }) => length)) <= LONG) return [before, after];
  const start = sharedStart(...texts);
  const ends = texts.map((text) => text.slice(start).reverse()) as [string[], string[]];
  const end = sharedStart(...ends);
  const from = wordAfter(texts[0], start - CONTEXT, start);
  const without = wordAfter(ends[0], end - CONTEXT, end);
  const cut = (text: readonly string[]) => {
    const middle = text.slice(from, text.length - without);
    const tooLong = middle.length > MOST;
    return [from > 0 ? "…" : "", middle.slice(0, MOST).join(""), tooLong || without > 0 ? "…" : ""].join("");
  };
  return [cut(texts[0]), cut(texts[1])];
}
