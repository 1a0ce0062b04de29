import type { Asked } from "@barakah/contract/zakat/what-counts-as-wealth";
import type { Reckoned } from "@barakah/contract/zakat/zakat-due";
import type { CSSProperties } from "react";
import { rupiah } from "../platform/format.ts";

const OWN: Record<Asked["kind"], string> = {
  penghasilan: "Penghasilanmu",
  maal: "Tabunganmu",
  emas: "Emasmu",
  perak: "Perakmu",
  perdagangan: "Harta dagangmu",
  pertanian: "Panenmu",
  fitrah: "",
};

const when = (asked: Asked) =>
  asked.kind === "penghasilan" ? (asked.period === "year" ? " setahun" : " bulan ini") : "";

export function verdictTitle(asked: Asked): string {
  if (asked.kind === "fitrah") return `Zakat fitrah untuk ${asked.persons} jiwa`;
  const own = OWN[asked.kind];
  return `Zakat ${own.charAt(0).toLowerCase()}${own.slice(1)}${when(asked)}`;
}

export function Verdict({ asked, found }: { asked: Asked; found: Reckoned }) {
  const { due, zakat, base, nisab } = found;
  const own = OWN[asked.kind];
  return (
    <section className="bg-surface px-4 pt-6 pb-[22px] text-center">
      {due ? (
        <>
          <h1 tabIndex={-1} className="text-md leading-[1.4rem] font-semibold tracking-normal text-text-2">
            {verdictTitle(asked)}
          </h1>
          <p className="text-[min(2.375rem,14vw)] leading-[1.22] font-extrabold tracking-[-.03em] text-primary-text">
            {rupiah(zakat)}
          </p>
        </>
      ) : (
        <>
          <h1 tabIndex={-1} className="text-[1.5rem] leading-[1.95rem] font-extrabold tracking-[-.02em]">
            Belum wajib zakat
          </h1>
          <p className="mt-2 text-pretty text-text-2">
            {own}
            {when(asked)} masih <span className="whitespace-nowrap">{rupiah(nisab - base)}</span> di bawah
            nisab. Semoga Allah lapangkan rezekimu.
          </p>
        </>
      )}
      {nisab > 0 && <Scale name={own} base={base} nisab={nisab} />}
    </section>
  );
}

/** Positions on the bar, in percent. */
const TICK = 66;
const MOST = 96;

/** A marker for the person's amount and a tick for the nisab. */
function Scale({ name, base, nisab }: { name: string; base: number; nisab: number }) {
  const reached = Math.min(MOST, (base / nisab) * TICK);
  const above = base >= nisab;
  return (
    <>
      <div
        role="img"
        aria-label={`${name} ${rupiah(base)}; nisab ${rupiah(nisab)}`}
        className="on-paper relative mt-11 mb-1.5"
      >
        <div className="bar" data-size="lg" style={{ "--value": reached } as CSSProperties}>
          <i />
        </div>
        <span
          className="absolute -top-[9px] -ml-px h-[26px] w-0.5 rounded-[1px] bg-text"
          style={{ left: `${TICK}%` }}
        >
          <span className="absolute bottom-[calc(100%+3px)] left-0 -translate-x-1/2 text-[min(var(--text-xs),4.6vw)] leading-[1.3] font-bold whitespace-nowrap">
            Nisab {rupiah(nisab)}
          </span>
        </span>
      </div>
      <p className="mt-3.5 flex flex-wrap justify-between gap-x-3 text-left text-xs leading-[1.1rem] text-text-2">
        <span>
          {name} <b className="text-text">{rupiah(base)}</b>
        </span>
        <span>{above ? "sudah di atas nisab" : "belum mencapai nisab"}</span>
      </p>
    </>
  );
}
