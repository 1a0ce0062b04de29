import type { StoredProof } from "./proof-store.ts";

type New = Omit<StoredProof, "at" | "state" | "said" | "page" | "memberId">;

/** On the disk before the first try. Where a browser forbids it, the form itself still holds everything. */
export async function keepProof(proof: New): Promise<void> {
  try {
    const [{ putProof }, { sessionStore }] = await Promise.all([
      import("./proof-store.ts"),
      import("../platform/session.ts"),
    ]);
    const memberId = sessionStore.read()?.id ?? null;
    const at = new Date().toISOString();
    await putProof({ ...proof, memberId, at, state: "menunggu", said: "", page: null });
  } catch {
    // Told by the form, which stays open until the server has it.
  }
}

/** It is there, or will never be: the form says which, and nothing is left to send. */
export async function settleProof(id: string): Promise<void> {
  try {
    const { removeProof } = await import("./proof-store.ts");
    await removeProof(id);
  } catch {
    // The key keeps a second sending from being a second gift.
  }
}
