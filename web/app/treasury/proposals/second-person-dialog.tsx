import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, type RefusedCall } from "../../platform/api-error.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { proposeInstead } from "./propose-instead.ts";

interface Refused {
  call: RefusedCall;
  why: string;
  key: string;
}

/** On every page of the back office: offers to propose an action that one person may not do alone. */
export function SecondPersonDialog() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Refused>();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        const { error } = event.action;
        if (error instanceof ApiError && error.call)
          setRefused({ call: error.call, why: error.detail, key: crypto.randomUUID() });
      }),
    [client],
  );
  const close = () => setRefused(undefined);
  const asking = useSend({
    mutationFn: ({ call, key }: Refused) => proposeInstead(call, key),
    success: "Diajukan. Petugas keuangan lain sudah diberi tahu.",
    onError() {},
    refreshes: "everything",
    async onSuccess() {
      close();
      await navigate("/admin/persetujuan");
    },
  });
  return (
    <ConfirmDialog
      open={refused !== undefined}
      backCancels={false}
      title="Perlu orang kedua"
      text={refused?.why ?? ""}
      confirm="Ajukan"
      cancel="Tidak jadi"
      busy={asking.busy}
      onCancel={() => {
        asking.reset();
        close();
      }}
      onConfirm={() => refused && asking.send(refused)}
    >
      {asking.problem && <FieldError>{asking.problem}</FieldError>}
    </ConfirmDialog>
  );
}
