import type { ChangeEvent } from "react";

/** Uploads a file as soon as it is chosen, and tells while that lasts: nothing is saved without it meanwhile. */
export const uploadOnChoice =
  (upload: (file: File) => Promise<unknown>, onUploading: (uploading: boolean) => void) =>
  async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Emptied, so that choosing the same file again is a choice too.
    target.value = "";
    if (!file) return;
    onUploading(true);
    await upload(file).finally(() => onUploading(false));
  };
