import { Link } from "react-router";
import { Icon } from "../ui/icons/icon.tsx";
import { Card } from "../ui/layout/card.tsx";

const WAYS = [
  {
    to: "/zakat/haul",
    name: "Pengingat haul",
    text: "Untuk anggota: 30 dan 7 hari sebelum setahun Hijriah (haul)",
    icon: "bell",
  },
  {
    to: "/zakat/riwayat",
    name: "Riwayat zakat",
    text: "Untuk anggota: yang pernah kamu tunaikan, dengan aturannya",
    icon: "hand-heart",
  },
] as const;

export const MemberWays = () => (
  <Card className="mx-4 mt-5 divide-y divide-border px-4">
    {WAYS.map(({ to, name, text, icon }) => (
      <Link key={to} to={to} className="flex min-h-16 items-center gap-3 py-2.5">
        <Icon name={icon} size={24} className="text-primary-text" />
        <span className="min-w-0 flex-1">
          <b className="block leading-[1.3rem]">{name}</b>
          <span className="block text-xs leading-[1.1rem] text-text-2">{text}</span>
        </span>
        <Icon name="caret-right-bold" size={16} className="text-text-3" />
      </Link>
    ))}
  </Card>
);
