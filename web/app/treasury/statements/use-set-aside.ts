import type { StatementLine, StatementState } from "@barakah/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { problemIn, useSend } from "../../ui/form/use-send.ts";
import { useToast } from "../../ui/toast/toasts.tsx";

type Aside = Exclude<StatementState, "matched">;

const DONE: Record<Aside, string> = {
  open: "Sudah kembali ke baris baru.",
  unidentified: "Dicatat sebagai belum dikenal.",
  ignored: "Sudah diabaikan.",
};

/** It seems to be cash that was carried to the bank: matched where that is listed. */
const OF_CASH = "likely_handover";

interface Wanted {
  lines: readonly StatementLine[];
  from: Aside;
  as: Aside;
  confirm?: boolean;
}

/** Setting lines aside, and what the server asks first: whether a line is the money of a payment that is approved already. */
export function useSetAside(
  join: (line: StatementLine, reference: string) => unknown,
  reload: () => unknown,
) {
  const toast = useToast();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ wanted: Wanted; error: ApiError }>();
  const aside = useSend({
    mutationFn: ({ lines, ...wanted }: Wanted) =>
      api.call("POST /api/admin/statements/set-aside/", {
        body: { lines: lines.map(({ id }) => id), ...wanted },
      }),
    onSuccess: (_, { as }) => toast.success(DONE[as]),
    onError(error, wanted) {
      if (error instanceof ApiError && (error.candidate || error.code === OF_CASH))
        setAsked({ wanted, error });
      else toast.error(problemIn(error));
    },
    onSettled: reload,
  });
  const candidate = asked?.error.candidate;
  const line = asked?.wanted.lines.find(({ id }) => id === candidate?.line);
  return {
    busy: aside.busy,
    setAside: (lines: readonly StatementLine[], from: Aside, as: Aside) => aside.send({ lines, from, as }),
    likely: asked && { detail: asked.error.detail, ofCash: asked.error.code === OF_CASH },
    joinLikely() {
      setAsked(undefined);
      if (asked?.error.code === OF_CASH) return navigate("/admin/kas?daftar=setoran");
      if (line && candidate) join(line, candidate.reference);
    },
    keepAnyway() {
      setAsked(undefined);
      if (asked) void aside.send({ ...asked.wanted, confirm: true });
    },
    dismissLikely: () => setAsked(undefined),
  };
}
