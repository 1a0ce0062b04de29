import {
  BEGUN_GIFT,
  DRAFTS_BACK,
  FOLLOWED_PAYMENTS,
  KEPT_PAYMENTS,
  KNOWN_PAYER,
  LAST_MEMBER,
  OWN_WAITING,
  PROOFS_CHANGED,
  SAID_AAMIIN,
  SIGNED_OUT,
  UNSENT_PROOFS,
  UNSENT_PURCHASES,
} from "./device-keys.ts";
import { safeStorage } from "./safe-storage.ts";
import { sessionStore } from "./session.ts";
import { SESSION_KEY, type StoredSession } from "./session-store.ts";
import { clearTab, putBackInTab, readFromTab, saveToTab, type TabContent, wholeTab } from "./tab-storage.ts";

/**
 * What this browser keeps of a person, and what signing out does with it. This is the whole list:
 * - the session (`user`): removed by `dropSession`;
 * - numbers and pages of payments, a transfer that was begun, who gave last: a member's are removed here; a guest's stay,
 *   who has no other way back to them;
 * - what waited for a member, and whether a purchase waits: removed here, after a question about the purchase;
 * - which prayers were answered with Aamiin: removed here;
 * - drafts, idempotency keys and wishes of each tab (session storage): removed here, in every tab. Tabs that are open meanwhile
 *   keep them in memory, and put them back if the same member signs in again;
 * - lessons that were kept, proofs that were sent, pictures that were chosen, answers for when there is no signal, purchases that
 *   wait for one (IndexedDB): removed by `offline/forget-others.ts`, by their member's id; a guest's chosen pictures stay for a
 *   week, or until 'bukan saya', a guest's payments for thirty days, waiting purchases for one day;
 * - lists of tickets and sent scans of event crew (IndexedDB): removed by `offline/forget-scanned.ts`, at the latest a week after the
 *   event; scans that were not sent stay, because entries depend on them;
 * - proofs that wait to be sent: they stay, because a payment depends on them, and the person who signs out is told so;
 * - the permission to show messages on this device, and of which payments: removed here;
 * - copies of pages (service worker): they stay. They are the same for everybody, and none is of a payment.
 */
const OF_MEMBERS = [KEPT_PAYMENTS, BEGUN_GIFT, KNOWN_PAYER];

const isGuests = (value: unknown) => (value as { memberId?: unknown } | null)?.memberId === null;

/** What of a stored list, or of a single stored thing, is a guest's. Older versions did not note whose it is. */
function withoutMembers(text: string): string | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return isGuests(stored) ? text : undefined;
    const left = stored.filter(isGuests);
    return left.length > 0 ? JSON.stringify(left) : undefined;
  } catch {
    return undefined;
  }
}

function forgetOnDevice() {
  const storage = safeStorage();
  for (const name of OF_MEMBERS) {
    const left = withoutMembers(storage.getItem(name) ?? "");
    if (left === undefined) storage.removeItem(name);
    else storage.setItem(name, left);
  }
  storage.removeItem(SAID_AAMIIN);
  storage.removeItem(FOLLOWED_PAYMENTS);
  storage.removeItem(LAST_MEMBER);
  storage.removeItem(OWN_WAITING);
  storage.removeItem(UNSENT_PURCHASES);
}

/** The push service reports the end of the subscription to the server at the next message. */
async function stopMessages() {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

let memberHere: number | undefined;
/** The drafts of a member who then signed out in another tab. */
let aside: { memberId: number; content: TabContent } | undefined;

const isText = (value: unknown): value is string => typeof value === "string";
const SEEN = "keluar";

/** Once for each sign-out, in each tab: also in one that was asleep meanwhile, when it is loaded again. */
function forgetInTab(by: "this tab" | "another tab" = "this tab") {
  const last = safeStorage().getItem(SIGNED_OUT);
  if (last === null || readFromTab(SEEN, isText) === last) return;
  aside =
    by === "another tab" && memberHere !== undefined
      ? { memberId: memberHere, content: wholeTab() }
      : undefined;
  clearTab();
  saveToTab(SEEN, last);
  dispatchEvent(new Event(SIGNED_OUT));
}

/** The member whose things this device keeps: signed in, or with a session that ended by itself. Undefined after a sign-out. */
export function ownerHere(): number | undefined {
  const last = safeStorage().getItem(LAST_MEMBER);
  return sessionStore.read()?.id ?? (last === null ? undefined : Number(last));
}

/** For a sign-out or a deleted account. Call it before the session is dropped: listeners of the session ask `ownerHere`. Other tabs get the storage event. */
export function forgetPerson(): void {
  forgetOnDevice();
  void stopMessages().catch(() => {});
  safeStorage().setItem(SIGNED_OUT, new Date().toISOString());
  forgetInTab();
  // Components that show stored things read them again.
  dispatchEvent(new Event(PROOFS_CHANGED));
}

/** A session that ended by itself leaves everything to its member; if another one signs in, it is forgotten. */
export function noteMember({ id }: StoredSession): void {
  if (id === undefined) return;
  const last = safeStorage().getItem(LAST_MEMBER);
  if (last !== null && last !== String(id)) forgetPerson();
  memberHere = id;
  if (last !== String(id)) safeStorage().setItem(LAST_MEMBER, String(id));
  putBack(id);
}

function putBack(memberId: number) {
  if (!aside) return;
  const { memberId: owner, content } = aside;
  aside = undefined;
  if (owner !== memberId) return;
  putBackInTab(content);
  dispatchEvent(new Event(DRAFTS_BACK));
}

/** Keeps this tab in step with sign-outs and proofs of other tabs. Returns how to stop. */
export function followSignOuts(): () => void {
  forgetInTab();
  const hear = ({ key }: StorageEvent) => {
    if (key === SIGNED_OUT || key === SESSION_KEY) forgetInTab("another tab");
    else if (key !== UNSENT_PROOFS) return;
    dispatchEvent(new Event(PROOFS_CHANGED));
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
