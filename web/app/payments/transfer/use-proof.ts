import { useRef, useState } from "react";
import { proofDecision, tooLarge } from "./proof-rules.ts";

/** A file that can be sent, or why this one can't. */
async function prepared(file: File): Promise<{ file: File } | { problem: string }> {
  const decision = proofDecision(file);
  if (decision === "keep") return { file };
  if (decision !== "shrink") return decision;
  // Few photos need it: nobody else has to load how it is done.
  const smaller = await import("./shrink-picture.ts")
    .then((it) => it.shrinkPicture(file))
    .catch(() => undefined);
  return smaller ? { file: smaller } : tooLarge;
}

/** Chooses the picture that goes with a transfer, made smaller where it has to be. */
export function useProof(onChange: (proof: File | null, problem?: string) => void) {
  const [preparing, setPreparing] = useState(false);
  const newest = useRef<File>(undefined);

  async function choose(file: File) {
    newest.current = file;
    onChange(null);
    setPreparing(true);
    const proof = await prepared(file);
    // While a large photo was made smaller, another one may have been chosen, or none.
    if (newest.current !== file) return;
    setPreparing(false);
    if ("file" in proof) onChange(proof.file);
    else onChange(null, proof.problem);
  }
  function remove() {
    newest.current = undefined;
    setPreparing(false);
    onChange(null);
  }
  return { preparing, choose, remove };
}
