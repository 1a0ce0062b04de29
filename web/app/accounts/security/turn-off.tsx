import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { FormProblem } from "../form-problem.tsx";
import { CodeInput } from "./code-input.tsx";

export function TurnOff({ onDone }: { onDone(): Promise<void> }) {
  const form = useForm<{ code: string }>({
    mutationFn: ({ code }) => api.call("POST /api/accounts/two-step/stop/", { body: { code } }),
    success: "Verifikasi dua langkah sudah dimatikan.",
    onError: () => {},
    onSuccess: () => onDone(),
  });
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <CodeInput label="Kode, untuk mematikannya" error={form.errors.code} />
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" variant="danger-line" busy={form.busy}>
        Matikan
      </Button>
    </form>
  );
}
