import type { ZakatBook } from "@barakah/contract";
import { fullDay, longDay } from "@barakah/contract/platform/day-words";
import { nisabNow } from "@barakah/contract/zakat/nisab";
import { priceFor, ruleFor } from "@barakah/contract/zakat/rules-and-prices";
import type { ReactNode } from "react";
import { rupiah } from "../platform/format.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { Card } from "../ui/layout/card.tsx";
import { decimal } from "./rule-text.ts";

export const NisabCard = ({ book }: { book: ZakatBook }) => (
  <Card as="section" className="relative mx-4 -mt-[58px] p-4">
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="text-lg">Nisab hari ini</h2>
      <span className="text-xs text-text-3">{fullDay(book.day)}</span>
    </div>
    <IncomeNisab book={book} />
    <GoldNisab book={book} />
    <div className="mt-1 -mb-2">
      <Disclosure summary="Mengapa ada dua nisab?">
        Penghasilan mengikuti ketetapan yang terbit setiap tahun. Harta simpanan mengikuti harga emas murni
        hari ini.
      </Disclosure>
    </div>
  </Card>
);

function IncomeNisab({ book }: { book: ZakatBook }) {
  const rule = ruleFor(book, "penghasilan");
  if (!rule) return <Row of="Penghasilan">Aturannya belum tersedia.</Row>;
  return (
    <Row of="Penghasilan" amount={Math.ceil(rule.nisab_value / 12)} per="sebulan">
      <Source rule={rule} />. Setahun <span className="whitespace-nowrap">{rupiah(rule.nisab_value)}</span>.
    </Row>
  );
}

function GoldNisab({ book }: { book: ZakatBook }) {
  const rule = ruleFor(book, "maal") ?? ruleFor(book, "emas");
  const price = priceFor(book, "gold_24k");
  const nisab = rule && nisabNow(book, rule);
  const of = "Tabungan, emas, dan dagang";
  if (!rule || !price || nisab === undefined) return <Row of={of}>Harga atau aturannya belum tersedia.</Row>;
  return (
    <Row of={of} amount={nisab}>
      {decimal(rule.nisab_value)} gram emas murni ×{" "}
      <span className="whitespace-nowrap">{rupiah(price.price)}</span>, harga {longDay(price.valid_from)} (
      {price.source}
      ). <Source rule={rule} />.
    </Row>
  );
}

function Source({ rule: { source, source_url } }: { rule: { source: string; source_url: string } }) {
  if (!source_url) return source;
  return (
    <a href={source_url} rel="noreferrer" className="underline underline-offset-2">
      {source}
    </a>
  );
}

interface RowProps {
  of: string;
  amount?: number;
  per?: string;
  children: ReactNode;
}

const Row = ({ of, amount, per, children }: RowProps) => (
  <div className="grid gap-0.5 py-3 [&+&]:border-t [&+&]:border-dashed [&+&]:border-border">
    <span className="text-sm text-text-2">{of}</span>
    {amount !== undefined && (
      <b className="text-[min(1.375rem,9vw)] leading-[1.28] font-extrabold tracking-[-.02em]">
        {rupiah(amount)}{" "}
        {per && <small className="text-sm font-medium tracking-normal text-text-2">{per}</small>}
      </b>
    )}
    <span className="text-xs leading-[1.1rem] text-text-3">{children}</span>
  </div>
);
