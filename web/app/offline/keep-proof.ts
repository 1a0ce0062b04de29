import type { NewProof } from "./proof-store.ts";

/** On the disk before the first try. Where a browser forbids it, the form itself still holds everything. */
export const keepProof = (proof: NewProof) =>
  import("./proof-store.ts").then(({ putNew }) => putNew(proof)).then(done, done);

/** It is there, or will never be: the form says which. Should it stay, its key keeps it from being a second gift. */
export const settleProof = (id: string) =>
  import("./proof-store.ts").then(({ removeProof }) => removeProof(id)).then(done, done);

const done = () => undefined;
