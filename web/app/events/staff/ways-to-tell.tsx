import { useQuery } from "@tanstack/react-query";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { eventNoticesQuery } from "./queries.ts";

const WAYS = [
  ["whatsapp", "whats-app-logo", "WhatsApp resmi", "Terkirim sendiri"],
  ["mail", "envelope-simple", "E-mail", "Terkirim sendiri"],
  ["push", "bell", "Notifikasi HP", "Terkirim sendiri"],
  ["by_hand", "device-mobile", "Tanpa saluran yang hidup", "Disiapkan sebagai ketukan WhatsApp dari HP-mu"],
  [
    "nobody",
    "warning-circle-fill",
    "Tidak bisa dihubungi",
    "Tanpa nomor HP dan e-mail, atau minta tidak dikabari",
  ],
] as const satisfies readonly [string, IconName, string, string][];

/** The recipients of a notice that is sent now, each with the first channel that reaches them. */
export function WaysToTell({ id }: { id: number }) {
  const { data } = useQuery(eventNoticesQuery(id));
  if (!data) return null;
  return (
    <ul className="grid gap-2" aria-label="Siapa dan lewat apa">
      {WAYS.filter(([way]) => data.standing[way] > 0).map(([way, icon, name, text]) => (
        <li
          key={way}
          className={`flex items-center gap-3 rounded-md border px-3 py-2 ${
            way === "by_hand" || way === "nobody" ? "border-accent-line bg-accent-soft" : "border-border"
          }`}
        >
          <Icon name={icon} className="text-primary-text" />
          <span className="min-w-0 flex-1">
            <b className="block">{name}</b>
            <small className="text-text-2">{text}</small>
          </span>
          <b>{data.standing[way]}</b>
        </li>
      ))}
    </ul>
  );
}
