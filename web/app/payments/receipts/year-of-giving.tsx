import type { GivingStatement } from "@barakah/contract";
import type { FundKind } from "@barakah/contract/ledger/fund-kinds";
import { useNavigate } from "react-router";
import { date, rupiah } from "../../platform/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { StretchedLink } from "../../ui/stretched-link.tsx";
import { dayOf } from "../page/moment.ts";

const COLOUR: Record<FundKind, string> = {
  zakat: "fill-(--chart-1)",
  infak_terikat: "fill-(--chart-3)",
  infak_bebas: "fill-(--chart-2)",
  wakaf: "fill-(--chart-4)",
  dskl: "fill-text-3",
  amil: "fill-text-3",
  nonhalal: "fill-text-3",
};

/** The total, then zakat, then the other kinds. */
export function YearOfGiving({ statement }: { statement: GivingStatement }) {
  const { year, name, from, to, kinds } = statement;
  const others = kinds.filter(({ fund_kind }) => fund_kind !== "zakat");
  return (
    <>
      <section className="bg-surface px-4 pt-4 pb-3.5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-2xl font-extrabold">Pemberianmu {year}</h1>
          <YearChoice statement={statement} />
        </div>
        <p className="mt-1 text-sm text-text-2">
          {name} · {dayOf(`${from}T00:00:00+07:00`)} – {dayOf(`${to}T00:00:00+07:00`)}
        </p>
      </section>
      {kinds.length === 0 ? (
        <EmptyState
          level="p"
          heading={`Belum ada pemberian di tahun ${year}.`}
          text="Donasi yang terverifikasi tercatat di sini."
        >
          <LinkButton to="/donasi">Donasi Sekarang</LinkButton>
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-5 px-4 pt-4">
          <Whole statement={statement} />
          {kinds.filter(({ fund_kind }) => fund_kind === "zakat").map(kindCard)}
          {others.length > 0 && others.length < kinds.length && (
            <p className="-mb-2 text-xs text-text-3">Di luar zakat</p>
          )}
          {others.map(kindCard)}
          <p className="text-center text-xs text-pretty text-text-3">
            Zakat ditulis terpisah dari infak dan wakaf. Hanya kamu yang dapat membuka halaman ini.
          </p>
        </div>
      )}
    </>
  );
}

function YearChoice({ statement: { year, years } }: { statement: GivingStatement }) {
  const navigate = useNavigate();
  const choices = [...new Set([year, ...years])].toSorted((one, other) => other - one);
  return (
    <span className="relative print:hidden">
      <select
        aria-label="Tahun"
        value={year}
        onChange={({ target }) => void navigate(`/riwayat-donasi/tahunan/${target.value}`)}
        className="min-h-11 appearance-none rounded-md border-[1.5px] border-border-strong bg-surface pr-9 pl-3.5 font-bold"
      >
        {choices.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <Icon
        name="caret-down-bold"
        size={16}
        className="pointer-events-none absolute top-3.5 right-3 text-text-2"
      />
    </span>
  );
}

function Whole({ statement: { total, kinds } }: { statement: GivingStatement }) {
  const gifts = kinds.reduce((sum, kind) => sum + kind.gifts.length, 0);
  return (
    <Card className="p-4">
      <p className="text-sm text-text-2">{gifts} pemberian, seluruhnya</p>
      <p className="mt-1 text-[min(2rem,11vw)] leading-[1.2] font-extrabold tracking-[-.02em]">
        {rupiah(total)}
      </p>
      <Bar total={total} kinds={kinds} />
      <ul>
        {kinds.map(({ fund_kind, fund, total: sum }) => (
          <li key={fund_kind}>
            <a href={`#${fund_kind}`} className="flex min-h-11 flex-wrap items-center gap-x-2.5 text-sm">
              <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
                <rect width="12" height="12" rx="3" className={COLOUR[fund_kind]} />
              </svg>
              <span className="flex-1">{fund}</span>
              <b className="whitespace-nowrap">{rupiah(sum)}</b>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const LENGTH = 1000;
const GAP = 8;

/** A stacked bar; the same numbers are listed below. */
function Bar({ total, kinds }: Pick<GivingStatement, "total" | "kinds">) {
  const said = kinds.map(({ fund, total: sum }) => `${fund} ${rupiah(sum)}`);
  let at = 0;
  return (
    <svg
      role="img"
      aria-label={said.join(", ")}
      viewBox={`0 0 ${LENGTH} 36`}
      preserveAspectRatio="none"
      className="mt-3 mb-1.5 h-3 w-full"
    >
      {kinds.map(({ fund_kind, total: sum }) => {
        const width = (sum / total) * LENGTH;
        const x = at;
        at += width;
        return (
          <rect
            key={fund_kind}
            x={x}
            width={Math.max(4, width - GAP)}
            height="36"
            rx="10"
            className={COLOUR[fund_kind]}
          />
        );
      })}
    </svg>
  );
}

/** With large text the amount wraps below. */
const ROW = "@max-[14rem]:flex @max-[14rem]:flex-wrap @max-[14rem]:*:flex-[1_0_100%]";

const kindCard = ({ fund_kind, fund, total, gifts }: GivingStatement["kinds"][number]) => (
  <Card key={fund_kind} className="@container px-4 pt-3 pb-1.5">
    <h2 id={fund_kind} className="scroll-mt-20 text-lg">
      {fund}
    </h2>
    <table className="w-full text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">Pemberian</th>
          <th scope="col">Jumlah</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {gifts.map(({ number, programme, amount, received_at }) => (
          <tr key={`${number} ${programme}`} className={ROW}>
            <td className="relative py-2.5 pr-3">
              <b className="block font-semibold wrap-anywhere">{programme}</b>
              <span className="text-xs text-text-2">
                {date(received_at)} ·{" "}
                <span className="font-semibold text-primary-text underline-offset-3 hover:underline">
                  <StretchedLink to={`/bukti/${number}`}>
                    tanda terima
                    <span className="sr-only">
                      {" "}
                      {number}, {programme}
                    </span>
                  </StretchedLink>
                </span>
              </span>
            </td>
            <td className="py-2.5 text-right align-top whitespace-nowrap">{rupiah(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={`border-t-2 border-text font-bold ${ROW}`}>
          <td className="py-2.5">Jumlah {fund.toLowerCase()}</td>
          <td className="py-2.5 text-right whitespace-nowrap">{rupiah(total)}</td>
        </tr>
      </tfoot>
    </table>
  </Card>
);
