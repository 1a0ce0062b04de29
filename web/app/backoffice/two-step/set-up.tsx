import { type FormEvent, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useWork } from "../../ui/staff/use-work.ts";

/** Scan, then show that it works: only then is a code asked for. */
export function SetUp({ onDone }: { onDone(recoveryCodes: string[]): void }) {
  const work = useWork();
  const [started, setStarted] = useState<{ secret: string; qr_svg: string }>();
  const [code, setCode] = useState("");

  async function start() {
    const begun = await work.run(() => api.call("POST /api/accounts/two-step/start/", {}));
    if (begun) setStarted(begun);
  }
  async function confirm(event: FormEvent) {
    event.preventDefault();
    const done = await work.run(
      () => api.call("POST /api/accounts/two-step/confirm/", { body: { code } }),
      "Verifikasi dua langkah sudah aktif.",
    );
    if (done) onDone(done.recovery_codes);
  }

  if (!started)
    return (
      <div className="bo-fields">
        <p>
          Setelah aktif, setiap login meminta kode enam angka dari aplikasi autentikator di ponsel, seperti
          Google Authenticator atau Aegis.
        </p>
        <Button size="sm" className="btn-40 justify-self-start" busy={work.busy} onClick={start}>
          Aktifkan
        </Button>
      </div>
    );
  return (
    <form onSubmit={confirm} noValidate className="bo-scan">
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
          value={code}
          error={work.errorOf("code")}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" size="sm" className="btn-40 justify-self-start" busy={work.busy}>
          Buktikan dan aktifkan
        </Button>
      </div>
    </form>
  );
}

/** Groups that a person can copy without losing the place; apps ignore the spaces. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");
