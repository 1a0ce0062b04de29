import { csrfToken } from "../platform/browser-api.ts";
import { sessionStore } from "../platform/session.ts";
import { putProof, type StoredProof, storedProofs } from "./proof-store.ts";

const PASSING = new Set([0, 403, 408, 425, 429]);

function headersOf({ id, memberId }: StoredProof): Record<string, string> | undefined {
  const headers: Record<string, string> = { accept: "application/json", "idempotency-key": id };
  const session = sessionStore.read();
  if (memberId === null) {
    const csrf = csrfToken(document.cookie);
    return csrf ? { ...headers, "x-csrftoken": csrf } : headers;
  }
  // With another's session it would be another's gift, and with none perhaps a second one: it waits for its member.
  if (session?.id !== memberId || !session.access) return undefined;
  return { ...headers, authorization: `Bearer ${session.access}` };
}

async function post(proof: StoredProof): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = headersOf(proof);
  if (!headers) return { status: 0, body: {} };
  const form = new FormData();
  for (const [name, value] of Object.entries(proof.fields)) form.set(name, value);
  form.set("proof_file", proof.picture, proof.pictureName);
  try {
    const response = await fetch(proof.path, { method: "POST", headers, body: form });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  } catch {
    return { status: 0, body: {} };
  }
}

function after(proof: StoredProof, { status, body }: Awaited<ReturnType<typeof post>>): StoredProof {
  const arrived = status === 201 || status === 200 || body.code === "idempotency_conflict";
  if (arrived) return { ...proof, state: "terkirim", page: typeof body.page === "string" ? body.page : null };
  if (status >= 500 || PASSING.has(status)) return proof;
  const said = typeof body.detail === "string" ? body.detail : "Bukti ini belum dapat diterima.";
  return { ...proof, state: "ditolak", said };
}

/** One after the other, and in one tab at a time: nothing is sent twice at once. */
export async function sendWaiting(): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  const send = async () => {
    for (const proof of await storedProofs()) {
      if (proof.state !== "menunggu") continue;
      const now = after(proof, await post(proof));
      if (now !== proof) await putProof(now);
    }
    dispatchEvent(new Event("bukti"));
  };
  if (!navigator.locks) return send();
  await navigator.locks.request("kirim-bukti", { ifAvailable: true }, async (lock) => lock && send());
}
