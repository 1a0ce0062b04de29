import type { Asked, Reckoned } from "@barakah/contract/zakat/calculate";
import { rupiah } from "../platform/format.ts";
import { Scale } from "./scale.tsx";

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

/** The answer first: how much, or that none is due. */
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
