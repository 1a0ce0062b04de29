import type { ZakatBook } from "@barakah/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../ui/icons/icon.tsx";
import { fitrahIsOpen } from "./rule-text.ts";

const GREEN = "bg-primary-soft text-on-primary-soft";
const GOLD = "bg-accent-soft text-accent-text";
const BLUE = "bg-info-soft text-on-info-soft";

const KINDS = [
  {
    kind: "penghasilan",
    name: "Penghasilan",
    text: "Gaji, upah, honor, jasa",
    icon: "briefcase-fill",
    tone: GREEN,
  },
  { kind: "maal", name: "Tabungan", text: "Uang tunai, deposito, piutang", icon: "vault-fill", tone: BLUE },
  {
    kind: "emas",
    name: "Emas dan perak",
    text: "Batangan dan perhiasan simpanan",
    icon: "coins-fill",
    tone: GOLD,
  },
  {
    kind: "perdagangan",
    name: "Perdagangan",
    text: "Stok, kas, piutang usaha",
    icon: "storefront-fill",
    tone: GREEN,
  },
  {
    kind: "pertanian",
    name: "Pertanian",
    text: "Gabah, beras, hasil kebun",
    icon: "grains-fill",
    tone: GOLD,
  },
] as const;

const CARD = "relative flex min-h-[132px] flex-col gap-1 rounded-lg p-3.5";

/** Zakat fitrah is greyed out outside its season. */
export const ZakatKinds = ({ book }: { book: ZakatBook }) => (
  <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 px-4">
    {KINDS.map(({ kind, name, text, icon, tone }) => (
      <li key={kind} className="grid">
        <Link to={`/zakat/${kind}`} className={`${CARD} bg-surface shadow-card`}>
          <Tile tone={tone}>
            <Icon name={icon} size={24} />
          </Tile>
          <b className="leading-[1.3rem]">{name}</b>
          <span className="text-xs leading-[1.1rem] text-pretty text-text-2">{text}</span>
        </Link>
      </li>
    ))}
    <li className="grid">
      {fitrahIsOpen(book) ? (
        <Link to="/zakat/fitrah" className={`${CARD} bg-surface shadow-card`}>
          <Fitrah tone={GREEN} />
        </Link>
      ) : (
        <div className={`${CARD} inset-ring inset-ring-border`}>
          <Fitrah tone="bg-surface-2 text-text-3" />
          <span className="mt-auto pt-1.5 text-xs leading-[1.1rem] font-bold text-text-2">
            Menjelang Ramadan
          </span>
        </div>
      )}
    </li>
  </ul>
);

const Fitrah = ({ tone }: { tone: string }) => (
  <>
    <Tile tone={tone}>
      <Icon name="bowl-food-fill" size={24} />
    </Tile>
    <b className="leading-[1.3rem]">Fitrah</b>
    <span className="text-xs leading-[1.1rem] text-text-2">Per jiwa, senilai beras</span>
  </>
);

const Tile = ({ tone, children }: { tone: string; children: ReactNode }) => (
  <span className={`mb-1.5 grid size-10 place-items-center rounded-md ${tone}`}>{children}</span>
);
