import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useStaffForm } from "../../ui/staff/use-staff-form.ts";

interface TurnOffProps {
  /** Recovery codes that are not used yet. */
  left: number;
  onDone(): Promise<void>;
}

export function TurnOff({ left, onDone }: TurnOffProps) {
  const { ref, values, change, errorOf, busy, submit } = useStaffForm({
    initial: { code: "" },
    mutationFn: (body) => api.call("POST /api/accounts/two-step/stop/", { body }),
    success: "Verifikasi dua langkah sudah dimatikan.",
    onSuccess: () => onDone(),
  });
  return (
    <form ref={ref} onSubmit={submit} noValidate className="bo-fields">
      <p>
        Setiap login meminta kode dari aplikasi autentikator. Kode pemulihan yang tersisa: <b>{left}</b>.
      </p>
      <div className="max-w-[320px]">
        <TextInput
          label="Kode, untuk mematikannya"
          value={values.code}
          autoComplete="one-time-code"
          maxLength={20}
          hint="Enam angka, atau sebuah kode pemulihan."
          error={errorOf("code")}
          onChange={({ target }) => change({ code: target.value })}
        />
      </div>
      <Button type="submit" variant="danger-line" size="sm" className="btn-40 justify-self-start" busy={busy}>
        Matikan
      </Button>
    </form>
  );
}
