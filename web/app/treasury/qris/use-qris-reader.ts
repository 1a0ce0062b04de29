import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { useSend } from "../../ui/form/use-send.ts";
import type { Awaited } from "../../ui/staff/work-page.tsx";

const readQris = (sent: { payload: string } | File) => {
  if (!(sent instanceof File)) return api.call("POST /api/admin/qris-merchants/read/", { body: sent });
  const form = new FormData();
  form.set("photo", sent);
  return api.call("POST /api/admin/qris-merchants/read/", { body: {} }, { form });
};

/** Reads a QRIS from a photograph or its text. */
export function useQrisReader(onRead?: (payload: string) => void) {
  const [photo, setPhoto] = useState<File>();
  const [read, setRead] = useState<Awaited<ReturnType<typeof readQris>>>();
  const reading = useSend({
    mutationFn: readQris,
    onSuccess: ({ payload }) => onRead?.(payload),
    onError() {},
  });
  return {
    photo,
    read,
    problem: reading.problem,
    errorOf: reading.errorOf,
    async take(sent: { payload: string } | File) {
      if (sent instanceof File) setPhoto(sent);
      setRead(await reading.send(sent));
    },
  };
}
