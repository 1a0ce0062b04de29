import { useEffect, useId, useState } from "react";
import { named, useSiteName } from "../platform/site-name.ts";
import { Note } from "../ui/feedback/note.tsx";
import { useSend } from "../ui/form/use-send.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { type DeviceState, deviceState, turnOff, turnOn } from "./push-device.ts";

export const PANEL = "bg-surface p-4 not-first:mt-2";

const OFF = "Setelah ini browser bertanya sekali. Kamu bisa mematikannya kapan saja di sini.";

/** Messages on this phone. Asked for by a tap, never on arrival. */
export function ThisDevice() {
  const device = useDevice();
  if (device.state === undefined) return <div className={`min-h-24 ${PANEL}`} aria-hidden />;
  if (device.state === "install") return <OnApple />;
  if (device.state === "refused")
    return (
      <section className={PANEL}>
        <Note tone="gold" icon={<Icon name="bell" size={20} />}>
          <b>Browser menolak notifikasi.</b> Buka setelan situs di browser, pilih Notifikasi, lalu Izinkan.
          Kabar tetap sampai lewat e-mail.
        </Note>
      </section>
    );
  if (device.state === "unable")
    return (
      <p className={`text-sm text-text-2 ${PANEL}`}>
        Browser ini tidak dapat menampilkan notifikasi. Kabarmu tetap sampai lewat e-mail.
      </p>
    );
  return <Switch {...device} says={device.state === "on" ? "Aktif di HP ini." : OFF} />;
}

/** On the page of a payment: guests hear of that payment alone, by its key. Silent where the browser cannot. */
export function FollowPayment({ payment }: { payment?: string | undefined }) {
  const device = useDevice(payment);
  if (device.state !== "on" && device.state !== "off") return null;
  return (
    <Switch
      {...device}
      says={device.state === "on" ? "HP ini memberi tahu begitu ada kabar pembayaran ini." : OFF}
    />
  );
}

function useDevice(payment?: string) {
  const [state, setState] = useState<DeviceState>();
  useEffect(() => {
    void deviceState(payment).then(setState);
  }, [payment]);
  const { send, busy } = useSend({
    mutationFn: (on: boolean) => (on ? turnOn(payment) : turnOff()),
    onSuccess: setState,
  });
  return { state, send, busy };
}

interface SwitchProps extends ReturnType<typeof useDevice> {
  says: string;
}

function Switch({ state, says, send, busy }: SwitchProps) {
  const about = useId();
  return (
    <section className={PANEL}>
      <label className="flex cursor-pointer items-center gap-4">
        <span className="min-w-0 flex-1">
          <b className="block text-md">Beri tahu lewat HP ini</b>
          <span id={about} className="text-sm text-text-2">
            {says}
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={state === "on"}
          aria-label="Beri tahu lewat HP ini"
          aria-describedby={about}
          checked={state === "on"}
          disabled={busy}
          onChange={({ target }) => send(target.checked)}
          className="relative h-8 w-13 flex-none cursor-pointer appearance-none rounded-full bg-border-strong before:absolute before:top-1 before:left-1 before:size-6 before:rounded-full before:bg-[#fff] before:transition-transform checked:bg-primary checked:before:translate-x-5"
        />
      </label>
    </section>
  );
}

const STEPS = [
  ["Ketuk Bagikan di Safari", "Ikon kotak dengan panah ke atas."],
  ["Pilih Tambah ke Layar Utama", "Lalu buka BARAKAH APP dari sana."],
  ["Kembali ke halaman ini", "Sakelar akan bisa dinyalakan."],
] as const;

function OnApple() {
  const name = useSiteName();
  return (
    <section className={PANEL}>
      <h2 className="text-lg">Di iPhone, pasang dulu</h2>
      <p className="mb-3 text-sm text-text-2">
        iOS hanya mengizinkan notifikasi dari aplikasi di layar utama.
      </p>
      <ol className="flex flex-col gap-3">
        {STEPS.map(([what, how], nth) => (
          <li key={what} className="flex gap-3">
            <span className="grid size-7 flex-none place-items-center rounded-full bg-primary-soft text-sm font-bold text-on-primary-soft">
              {nth + 1}
            </span>
            <span>
              <b className="block">{what}</b>
              <span className="text-sm text-text-2">{named(how, name)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
