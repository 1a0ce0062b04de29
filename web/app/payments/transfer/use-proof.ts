import { useRef, useState } from "react";
import { prepareProof } from "./proof-file.ts";

export interface ProofChoice {
  proof: File | undefined;
  preparing: boolean;
  chooseProof(file: File): Promise<void>;
  removeProof(): void;
}

/** The picture that goes with a transfer. `onProblem` hears why one can't be sent, and of nothing when all is well. */
export function useProof(onProblem: (problem: string | undefined) => void): ProofChoice {
  const [proof, setProof] = useState<File>();
  const [preparing, setPreparing] = useState(false);
  const newest = useRef<File>(undefined);

  async function chooseProof(file: File) {
    newest.current = file;
    onProblem(undefined);
    setProof(undefined);
    setPreparing(true);
    const prepared = await prepareProof(file);
    // While a large photo was made smaller, another one may have been chosen, or none.
    if (newest.current !== file) return;
    setPreparing(false);
    if (prepared.file) setProof(prepared.file);
    else onProblem(prepared.problem);
  }

  function removeProof() {
    newest.current = undefined;
    setPreparing(false);
    setProof(undefined);
  }
  return { proof, preparing, chooseProof, removeProof };
}
