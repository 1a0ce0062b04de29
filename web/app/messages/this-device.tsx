import { useEffect, useState } from "react";
import { Button } from "../ui/form/button.tsx";
import { useSend } from "../ui/form/use-send.ts";
import { type DeviceState, deviceState, turnOff, turnOn } from "./push-device.ts";

const SAYS: Record<DeviceState, string> = {
  unable: "Peramban ini tidak dapat menampilkan pemberitahuan. Kabarmu tetap sampai lewat e-mail.",
  install: "",
  refused:
    "Pemberitahuan ditolak di peramban ini. Izinkan lagi di setelan situs peramban, lalu buka halaman ini sekali lagi.",
  off: "Setelah kamu mengetuk, peramban bertanya sekali. Kamu bisa mematikannya kapan saja di sini.",
  on: "Aktif di HP ini.",
};

const STEPS = [
  ["Ketuk Bagikan di Safari", "Ikon kotak dengan panah ke atas."],
  ["Pilih Tambah ke Layar Utama", "Lalu buka BARAKAH APP dari sana."],
  ["Kembali ke halaman ini", "Tombolnya akan bisa dinyalakan."],
] as const;

/** Messages on this phone. Asked for by a tap, never on arrival. */
export function ThisDevice() {
  const [state, setState] = useState<DeviceState>();
  useEffect(() => {
    void deviceState().then(setState);
  }, []);
  const { send, busy } = useSend({
    mutationFn: (on: boolean) => (on ? turnOn() : turnOff()),
    onSuccess: setState,
  });
  if (state === undefined) return <div className="min-h-32" aria-hidden />;
  if (state === "install") return <OnApple />;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-xl">Pemberitahuan di HP ini</h2>
        <p className="text-sm text-text-2">{SAYS[state]}</p>
      </div>
      {state === "off" && (
        <Button disabled={busy} onClick={() => send(true)}>
          Beri tahu lewat HP ini
        </Button>
      )}
      {state === "on" && (
        <Button variant="line" disabled={busy} onClick={() => send(false)}>
          Matikan di HP ini
        </Button>
      )}
    </section>
  );
}

const OnApple = () => (
  <section>
    <h2 className="text-xl">Di iPhone, pasang dulu</h2>
    <p className="mb-3 text-sm text-text-2">
      iOS hanya mengizinkan pemberitahuan dari aplikasi di layar utama.
    </p>
    <ol className="flex flex-col gap-3">
      {STEPS.map(([what, how], nth) => (
        <li key={what} className="flex gap-3">
          <span className="grid size-7 flex-none place-items-center rounded-full bg-primary-softer text-sm font-bold text-primary-text">
            {nth + 1}
          </span>
          <span>
            <b className="block">{what}</b>
            <span className="text-sm text-text-2">{how}</span>
          </span>
        </li>
      ))}
    </ol>
  </section>
);
