import { ownerHere } from "../platform/forget-person.ts";
import { sessionStore } from "../platform/session.ts";
import { STORES, within } from "./device-database.ts";
import { DRAFT_STAYS_MS, isPast } from "./how-long-kept.ts";

/** A form with a chosen picture that was not sent yet. Session storage cannot hold files, and ends with its tab. */
interface KeptDraft {
  /** Owner and form, so that another account never reads it: `7/kelas:fikih`, `tamu/bukti:…`. */
  id: string;
  /** Null for a guest. */
  memberId: number | null;
  values: object;
  at: string;
}

const isOver = ({ at }: KeptDraft) => isPast(at, DRAFT_STAYS_MS);

const whoIsHere = () => sessionStore.read()?.id ?? null;
const idOf = (form: string, memberId: number | null) => `${memberId ?? "tamu"}/${form}`;

/** Writes run one after the other: a picture that replaces another one must be written last. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work, work);
  last = done.catch(() => undefined);
  return done;
}

const remove = (id: string) => within(STORES.drafts, "readwrite", (store) => store.delete(id));

export function keepDraft(form: string, values: object) {
  const memberId = whoIsHere();
  const draft: KeptDraft = { id: idOf(form, memberId), memberId, values, at: new Date().toISOString() };
  return inTurn(() => within(STORES.drafts, "readwrite", (store) => store.put(draft)));
}

export async function keptDraft(form: string): Promise<object | undefined> {
  const id = idOf(form, whoIsHere());
  const draft = await inTurn(() =>
    within<KeptDraft | undefined>(STORES.drafts, "readonly", (store) => store.get(id)),
  );
  return draft && !isOver(draft) ? draft.values : undefined;
}

export const forgetDraft = (form: string, memberId = whoIsHere()) =>
  inTurn(() => remove(idOf(form, memberId)));

/** Deletes drafts that are too old or belong to members who signed out; with `guests` also those of guests. */
export const forgetOthersDrafts = ({ guests = false } = {}) =>
  inTurn(async () => {
    const owner = ownerHere();
    const all = await within<KeptDraft[]>(STORES.drafts, "readonly", (store) => store.getAll());
    for (const draft of all) {
      const isOthers = draft.memberId === null ? guests : draft.memberId !== owner;
      if (isOthers || isOver(draft)) await remove(draft.id);
    }
  });
