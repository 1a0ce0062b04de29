import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { useStaffForm } from "../../ui/staff/use-staff-form.ts";

/** Scan, then show that it works: only then is a code asked for. */
export function SetUp({ onDone }: { onDone(recoveryCodes: string[]): void }) {
  const [started, setStarted] = useState<{ secret: string; qr_svg: string }>();
  const starting = useSend({
    mutationFn: () => api.call("POST /api/accounts/two-step/start/", {}),
    onSuccess: setStarted,
  });
  const { ref, values, change, errorOf, busy, submit } = useStaffForm({
    initial: { code: "" },
    mutationFn: (body) => api.call("POST /api/accounts/two-step/confirm/", { body }),
    success: "Verifikasi dua langkah sudah aktif.",
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
  });

  if (!started)
    return (
      <div className="bo-fields">
        <p>
          Setelah aktif, setiap login meminta kode enam angka dari aplikasi autentikator di ponsel, seperti
          Google Authenticator atau Aegis.
        </p>
        <Button
          size="sm"
          className="btn-40 justify-self-start"
          busy={starting.busy}
          onClick={() => starting.send()}
        >
          Aktifkan
        </Button>
      </div>
    );
  return (
    <form ref={ref} onSubmit={submit} noValidate className="bo-scan">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(started.qr_svg)}`}
        alt="Kode QR untuk aplikasi autentikator"
        width={200}
        height={200}
        className="rounded-md bg-white"
      />
      <div className="bo-fields">
        <p>Pindai dengan aplikasi autentikator, lalu ketik kode yang muncul.</p>
        <p className="text-text-2">
          Tidak dapat memindai? Ketik kunci ini:
          <b className="mt-1 block font-mono tracking-wide text-text">{inFours(started.secret)}</b>
        </p>
        <TextInput
          label="Kode enam angka"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={values.code}
          error={errorOf("code")}
          onChange={({ target }) => change({ code: target.value })}
        />
        <Button type="submit" size="sm" className="btn-40 justify-self-start" busy={busy}>
          Buktikan dan aktifkan
        </Button>
      </div>
    </form>
  );
}

/** Groups that a person can copy without losing the place; apps ignore the spaces. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");
