import { proofDecision, tooLarge } from "./proof-rules.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** A file that can be sent, or why this one can't. */
export type Proof = { file: File; problem?: undefined } | { file?: undefined; problem: string };

export async function prepareProof(file: File): Promise<Proof> {
  const decision = proofDecision(file);
  if (decision === "keep") return { file };
  if (decision !== "shrink") return decision;
  const smaller = await shrinkPicture(file);
  return smaller ? { file: smaller } : tooLarge;
}
