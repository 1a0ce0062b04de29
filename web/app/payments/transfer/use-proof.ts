import { UPLOAD_MOST_BYTES, UPLOAD_TOO_LARGE } from "@barakah/contract/platform/upload-limits";
import { isUploadType, UPLOAD_WRONG_TYPE } from "@barakah/contract/platform/uploaded-picture-types";
import { useRef, useState } from "react";

async function prepared(file: File): Promise<{ file: File } | { problem: string }> {
  const decision = proofDecision(file);
  if (decision === "keep") return { file };
  if (decision !== "shrink") return decision;
  // Loaded on demand: few photos need it.
  const smaller = await import("./shrink-picture.ts")
    .then((it) => it.shrinkPicture(file))
    .catch(() => undefined);
  return smaller ? { file: smaller } : tooLarge;
}

export function useProof(onChange: (proof: File | null, problem?: string) => void) {
  const [preparing, setPreparing] = useState(false);
  const newest = useRef<File>(undefined);

  async function choose(file: File) {
    newest.current = file;
    onChange(null);
    setPreparing(true);
    const proof = await prepared(file);
    // Another file may have been chosen meanwhile.
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

interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** The server checks the content. */
export function proofDecision(file: FileFacts): "keep" | "shrink" | { problem: string } {
  if (!isUploadType(file)) return { problem: UPLOAD_WRONG_TYPE };
  return file.size <= UPLOAD_MOST_BYTES ? "keep" : "shrink";
}

const tooLarge = { problem: UPLOAD_TOO_LARGE };
