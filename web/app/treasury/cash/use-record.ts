import type { CashBox } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useRef, useState } from "react";
import { useProof } from "../../payments/index.ts";
import { api } from "../../platform/browser-api.ts";
import { useSend } from "../../ui/form/use-send.ts";

/** What is written down of a gift in cash, and its way to the books. Sent again with the same key it is one gift. */
export function useRecord(boxes: readonly CashBox[]) {
  const key = useRef(crypto.randomUUID());
  const [form, setForm] = useState({
    box: boxes.find(({ active }) => active)?.code ?? "",
    slug: "",
    amount: 0,
    day: jakartaDay(),
    giver: "",
    phone: "",
  });
  const [paper, setPaper] = useState<File | null>(null);
  const [paperProblem, setPaperProblem] = useState<string>();
  const { preparing, choose } = useProof((file, problem) => {
    setPaper(file);
    setPaperProblem(problem);
  });
  const sending = useSend({
    mutationFn: () => {
      const sent = new FormData();
      for (const [name, value] of Object.entries(form)) sent.set(name, String(value));
      if (paper) sent.set("paper_file", paper);
      const once = { headers: { "idempotency-key": key.current } };
      return api.call("POST /api/admin/cash/gifts/", { body: form }, { form: sent, ...once });
    },
    success: "Donasi tunai sudah dicatat.",
    refreshes: "everything",
  });
  return {
    form,
    paper,
    paperProblem,
    preparing,
    choose,
    busy: sending.busy || preparing,
    ready: form.box !== "" && form.slug !== "" && form.amount > 0,
    errorOf: sending.errorOf,
    send: sending.send,
    change: (to: Partial<typeof form>) => setForm((before) => ({ ...before, ...to })),
  };
}
export type Recording = ReturnType<typeof useRecord>;
