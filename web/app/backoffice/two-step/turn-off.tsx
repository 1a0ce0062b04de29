import { type FormEvent, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useWork } from "../../ui/staff/use-work.ts";

interface TurnOffProps {
  /** Recovery codes that are not used yet. */
  left: number;
  onDone(): Promise<void>;
}

export function TurnOff({ left, onDone }: TurnOffProps) {
  const work = useWork();
  const [code, setCode] = useState("");
  async function stop(event: FormEvent) {
    event.preventDefault();
    const stopped = await work.run(
      () => api.call("POST /api/accounts/two-step/stop/", { body: { code } }),
      "Verifikasi dua langkah sudah dimatikan.",
    );
    if (stopped) await onDone();
  }
  return (
    <form onSubmit={stop} noValidate className="bo-fields">
      <p>
        Setiap login meminta kode dari aplikasi autentikator. Kode pemulihan yang tersisa: <b>{left}</b>.
      </p>
      <div className="max-w-[320px]">
        <TextInput
          label="Kode, untuk mematikannya"
          value={code}
          autoComplete="one-time-code"
          maxLength={20}
          hint="Enam angka, atau sebuah kode pemulihan."
          error={work.errorOf("code")}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <Button
        type="submit"
        variant="danger-line"
        size="sm"
        className="btn-40 justify-self-start"
        busy={work.busy}
      >
        Matikan
      </Button>
    </form>
  );
}
