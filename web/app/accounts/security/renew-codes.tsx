import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { CodeInput } from "./code-input.tsx";
import { ProveAgain } from "./prove-again.tsx";

interface Proof {
  password?: string;
  code: string;
}

export function RenewCodes({ onDone }: { onDone(recoveryCodes: string[]): void }) {
  const form = useForm<Proof, { recovery_codes: string[] }>({
    mutationFn: ({ password, code }) =>
      api.call("POST /api/accounts/two-step/recovery-codes/", { body: { password, code } }),
    success: "Kode pemulihan sudah diperbarui.",
    onError: () => {},
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-sm text-text-2">Kode yang lama tidak berlaku lagi setelah diperbarui.</p>
      <CodeInput label="Kode verifikasi" error={form.errors.code} />
      <ProveAgain error={form.errors.password} failure={form.error} problem={form.problem} />
      <Button type="submit" variant="soft" busy={form.busy}>
        Perbarui Kode Pemulihan
      </Button>
    </form>
  );
}
