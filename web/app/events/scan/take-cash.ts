import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { deviceName } from "./scan-store.ts";

/** The same for a repeated try: cash that was taken once is recorded once. */
export const saleId = () => crypto.randomUUID();

interface TakeCashProps {
  slug: string;
  code: string;
  due: number;
  onPaid(): unknown;
}

/** Takes cash for a registration that was not paid, and lets its holder in. */
export function useTakeCash({ slug, code, due, onPaid }: TakeCashProps) {
  const [id] = useState(saleId);
  return useSend({
    mutationFn: () =>
      api.call("POST /api/events/:slug/door/", {
        params: { slug },
        body: { sale_id: id, registration: code, amount: due, enter: true, device: deviceName() },
      }),
    success: "Tunai dicatat.",
    onDone: onPaid,
  });
}
