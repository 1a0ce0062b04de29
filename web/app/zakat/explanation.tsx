import { Icon } from "../ui/icons/icon.tsx";

/** Shown on every step. The page sends nothing while it calculates. */
const PRIVATE = "Dihitung di HP-mu. Tidak dikirim, tidak disimpan, tidak masuk alamat halaman.";
/** Without JavaScript the server calculates. */
const PRIVATE_WITHOUT_SCRIPT =
  "Tanpa JavaScript, angkanya dihitung server kami: tidak disimpan, tidak dicatat, tidak masuk alamat halaman.";

export const PrivateLine = () => (
  <div className="flex gap-2.5 text-sm leading-[1.25rem] text-text-2">
    <Icon name="lock-key-fill" size={20} className="text-primary-text" />
    <p data-needs-script>{PRIVATE}</p>
    <noscript>{PRIVATE_WITHOUT_SCRIPT}</noscript>
  </div>
);
