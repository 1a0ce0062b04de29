import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { FormProblem } from "../form-problem.tsx";
import { emailQuery } from "./queries.ts";

/** A code by mail shows that the account's address is its member's own. */
export function ConfirmEmail({ memberId }: { memberId: number }) {
  const { data } = useQuery(emailQuery(memberId));
  const asked = useSend<void, { detail: string }>({
    mutationFn: () => api.call("POST /api/accounts/email/code/", {}),
    success: "Kode sudah dikirim.",
  });
  const form = useForm<{ code: string }>({
    initial: { code: "" },
    mutationFn: ({ code }) => api.call("POST /api/accounts/email/confirm/", { body: { code } }),
    refreshes: [emailQuery(memberId).queryKey],
    success: "E-mailmu sudah dikonfirmasi.",
    onError: () => {},
  });
  if (!data) return null;
  if (data.confirmed) return <p className="text-sm text-text-2 wrap-anywhere">{data.email}</p>;
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-sm text-text-2 wrap-anywhere">
        Kami kirim enam angka ke {data.email}. Dengan e-mail yang dikonfirmasi, semua kabar untukmu sampai dan
        kamu bisa memesan produk yang tinggal sedikit.
      </p>
      <Button variant="soft" busy={asked.busy} onClick={() => asked.send()}>
        Kirim kode
      </Button>
      <TextInput
        label="Kode dari surat"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={form.values.code}
        onChange={({ currentTarget }) => form.change({ code: currentTarget.value })}
        error={form.errors.code}
      />
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" busy={form.busy}>
        Konfirmasi
      </Button>
    </form>
  );
}
