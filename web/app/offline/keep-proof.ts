import type { NewProof } from "./proof-store.ts";

/** On the disk before the first try. False where that failed: then only the form itself holds it, and must say so. */
export const keepProof = (proof: NewProof): Promise<boolean> =>
  import("./proof-store.ts")
    .then(({ putNew }) => putNew(proof))
    .then(
      () => true,
      () => false,
    );

/** It is there, or will never be: the form says which. Should it stay, its key keeps it from being a second gift. */
export const settleProof = (id: string): Promise<unknown> =>
  import("./proof-store.ts").then(({ removeProof }) => removeProof(id)).catch(() => undefined);
