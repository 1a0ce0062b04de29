import { useState } from "react";
import { problemIn, useSend } from "../form/use-send.ts";
import { openPicture, type StoredPicture, smaller } from "./upload-picture.ts";

/** A photo, made smaller on the phone before it is sent. */
export function usePictureUpload(
  mutationFn: (picture: Blob) => Promise<StoredPicture>,
  onSent: (picture: StoredPicture) => void,
) {
  const [problem, setProblem] = useState<string>();
  const { send, busy } = useSend({
    mutationFn,
    onSuccess: onSent,
    onError: (error) => setProblem(problemIn(error)),
  });
  async function choose(file: File | undefined) {
    if (!file) return;
    const picture = await openPicture(file);
    if (typeof picture === "string") return setProblem(picture);
    setProblem(undefined);
    const jpeg = await smaller(picture);
    if (jpeg) await send(jpeg);
  }
  return { choose, busy, problem };
}
