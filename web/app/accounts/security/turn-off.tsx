import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { CodeInput } from "./code-input.tsx";
import { ProveAgain } from "./prove-again.tsx";

interface Proof {
  password?: string;
  code: string;
}

export function TurnOff({ onDone }: { onDone(): Promise<void> }) {
  const form = useForm<Proof>({
    mutationFn: ({ password, code }) =>
      api.call("POST /api/accounts/two-step/stop/", { body: { password, code } }),
    success: "Verifikasi dua langkah sudah dimatikan.",
    onError: () => {},
    onSuccess: () => onDone(),
  });
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <CodeInput label="Kode, untuk mematikannya" error={form.errors.code} />
      <ProveAgain error={form.errors.password} failure={form.error} problem={form.problem} />
      <Button type="submit" variant="danger-line" busy={form.busy}>
        Matikan
      </Button>
    </form>
  );
}
