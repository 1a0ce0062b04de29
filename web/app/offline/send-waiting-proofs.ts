import { ApiError } from "../platform/api-error.ts";
import { api, guestApi } from "../platform/browser-api.ts";
import { PROOFS_CHANGED } from "../platform/device-keys.ts";
import { forgetDraft } from "./draft-store.ts";
import { isPast, SENT_PROOF_STAYS_MS } from "./how-long-kept.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { sendProof } from "./proof-call.ts";
import {
  isOurs,
  noteUnsent,
  putProof,
  removeProof,
  type StoredProof,
  storedProof,
  storedProofs,
} from "./proof-store.ts";
import { unlessInTurn } from "./store-and-send.ts";
import { mayPass } from "./what-is-retried.ts";

const isOver = ({ state, at }: StoredProof) => state === "terkirim" && isPast(at, SENT_PROOF_STAYS_MS);

const now = () => ({ at: new Date().toISOString() });

function refused(proof: StoredProof, error: unknown): StoredProof {
  if (error instanceof ApiError && error.code === "idempotency_conflict")
    return { ...proof, ...now(), state: "terkirim" };
  if (mayPass(error)) return proof;
  const said = error instanceof ApiError ? error.detail : "Bukti ini belum dapat diterima.";
  return { ...proof, ...now(), state: "ditolak", said };
}

/** Keeps the way to the payment on this device, as the form does. Its module is loaded only then: this code runs on every page. */
async function keepNumber(paid: {
  number: string;
  page: string;
  title: string;
  amount: number;
  memberId: number | null;
}) {
  const kept = await import("./kept-payments.ts").catch(() => undefined);
  if (kept && !kept.keptPage(paid.number)) kept.keepPayment(paid);
}

async function send(proof: StoredProof): Promise<StoredProof> {
  try {
    const { number, page } = await sendProof(
      proof.call,
      proof.picture,
      proof.pictureName,
      proof.memberId === null ? guestApi : api,
    );
    if (number && page)
      await keepNumber({ number, page, title: proof.title, amount: proof.amount, memberId: proof.memberId });
    return { ...proof, ...now(), state: "terkirim", page: page ?? null };
  } catch (error) {
    return refused(proof, error);
  }
}

/** Sends one proof and stores its new state; undefined without an answer, or if its form has sent it meanwhile. */
async function sendOne(id: string): Promise<StoredProof | undefined> {
  const proof = await storedProof(id);
  if (proof?.state !== "menunggu") return undefined;
  const tried = await send(proof);
  if (tried === proof) return undefined;
  await putProof(tried);
  if (tried.state === "terkirim") await forgetDraft(tried.about, tried.memberId);
  return tried;
}

/** Tries every waiting proof; returns those that were answered. */
async function sendAll(): Promise<StoredProof[]> {
  const answered: StoredProof[] = [];
  for (const proof of await storedProofs()) {
    if (isOver(proof)) await removeProof(proof.id);
    if (proof.state !== "menunggu" || !isOurs(proof)) continue;
    const tried = await unlessInTurn(proof.id, () => sendOne(proof.id));
    if (tried) answered.push(tried);
  }
  await noteUnsent();
  dispatchEvent(new Event(PROOFS_CHANGED));
  return answered;
}

/** One after the other: nothing is sent twice at once. */
export async function sendWaiting(): Promise<StoredProof[]> {
  if (!("indexedDB" in globalThis)) return [];
  return (await oneAtATime("kirim-bukti", sendAll)) ?? [];
}
