import { ApiError } from "../platform/api-error.ts";
import { api, guestApi } from "../platform/browser-api.ts";
import { PROOFS_CHANGED, UNSENT_PURCHASES } from "../platform/device-keys.ts";
import { ownerHere } from "../platform/forget-person.ts";
import { safeStorage } from "../platform/safe-storage.ts";
import { sessionStore } from "../platform/session.ts";
import { STORES, within } from "./device-database.ts";
import { isPast, PURCHASE_STAYS_MS } from "./how-long-kept.ts";
import { keepPayment } from "./kept-payments.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { begin, type PurchaseCall } from "./purchase-call.ts";
import { mayPass } from "./what-is-retried.ts";
import { WAITING_PAGE } from "./which-pages-stay.ts";

/** A purchase that met no signal, kept on this phone until the server has it. */
export interface WaitingPurchase {
  /** The id of its call. */
  id: string;
  call: PurchaseCall;
  /** The form that it was typed into: what is typed there anew takes its place. */
  about: string;
  /** The address of the form, and the name under which the tab's storage has what was typed there. */
  again: string;
  draft: string | undefined;
  title: string;
  amount: number;
  method: string;
  memberId: number | null;
  at: string;
  /** Why the server refused it; empty while it waits. */
  said: string;
}

/** Where it leads once the server has answered. */
export interface AnsweredPurchase {
  id: string;
  page: string;
  isRefused: boolean;
}

/** Event: the server took or refused a waiting purchase; its detail is an `AnsweredPurchase`. */
export const PURCHASE_ANSWERED = "barakah:answered";

const tell = (detail: AnsweredPurchase) =>
  dispatchEvent(new CustomEvent<AnsweredPurchase>(PURCHASE_ANSWERED, { detail }));

const isOver = ({ at }: WaitingPurchase) => isPast(at, PURCHASE_STAYS_MS);
const whoIsHere = () => sessionStore.read()?.id ?? null;

async function put(purchase: WaitingPurchase): Promise<void> {
  await within(STORES.purchases, "readwrite", (store) => store.put(purchase));
  await noteUnsent();
}
const stored = () => within<WaitingPurchase[]>(STORES.purchases, "readonly", (store) => store.getAll());

export async function forgetPurchase(id: string): Promise<void> {
  await within(STORES.purchases, "readwrite", (store) => store.delete(id));
  await noteUnsent();
}

/** The purchases of the person who uses this browser now, newest first. */
export async function waitingPurchases(): Promise<WaitingPurchase[]> {
  const all = (await stored()).filter((one) => one.memberId === whoIsHere() && !isOver(one));
  return all.sort((one, other) => other.at.localeCompare(one.at));
}

/** The sign-out asks before it deletes a member's. */
async function noteUnsent(): Promise<void> {
  const isOwn = whoIsHere() !== null && (await waitingPurchases()).length > 0;
  if (isOwn) safeStorage().setItem(UNSENT_PURCHASES, "1");
  else safeStorage().removeItem(UNSENT_PURCHASES);
}

/** Replaces what waits from the same form: one intention, one payment. */
export async function keepPurchase(
  purchase: Omit<WaitingPurchase, "id" | "memberId" | "at" | "said">,
): Promise<void> {
  for (const other of await waitingPurchases())
    if (other.about === purchase.about && other.id !== purchase.call.id) await forgetPurchase(other.id);
  const at = new Date().toISOString();
  await put({ ...purchase, id: purchase.call.id, memberId: whoIsHere(), at, said: "" });
}

async function sendOne(purchase: WaitingPurchase): Promise<void> {
  const { id, call, title, memberId } = purchase;
  try {
    const { number, amount, page } = await begin(call, memberId === null ? guestApi : api);
    if (page.startsWith("/pembayaran/")) keepPayment({ number, page, title, amount, memberId });
    await forgetPurchase(id);
    tell({ id, page, isRefused: false });
  } catch (error) {
    if (mayPass(error)) return;
    const said = error instanceof ApiError ? error.detail : "Isianmu belum dapat diterima.";
    await put({ ...purchase, said });
    tell({ id, page: WAITING_PAGE, isRefused: true });
  }
}

async function sendAll(): Promise<void> {
  for (const purchase of await stored()) {
    if (isOver(purchase)) await forgetPurchase(purchase.id);
    else if (purchase.said === "" && (purchase.memberId === null || purchase.memberId === whoIsHere()))
      await sendOne(purchase);
  }
  dispatchEvent(new Event(PROOFS_CHANGED));
}

export async function sendPurchases(): Promise<void> {
  if ("indexedDB" in globalThis) await oneAtATime("kirim-pembelian", sendAll);
}

/** A purchase holds a name and a phone number: those of members who signed out are deleted. */
export async function forgetOthersPurchases(): Promise<void> {
  const owner = ownerHere();
  for (const one of await stored())
    if (one.memberId !== null && one.memberId !== owner) await forgetPurchase(one.id);
}
