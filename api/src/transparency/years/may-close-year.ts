import {
  jakartaDay,
  periodName,
  type YearFigures,
  type YearStatements,
  type yearClosingWanted,
} from "@barakah/contract";
import type { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { bankAgreements } from "../../treasury/index.ts";
import { firstMonth } from "../queries/closings.ts";
import { apartIn } from "./figures.ts";
import { closedMonthsOf } from "./year-queries.ts";

type Wanted = z.infer<typeof yearClosingWanted>;

export const thisYear = () => Number(jakartaDay().slice(0, 4));

const MONTHS = 12;

/** What is looked at before a year is closed. Months before the ledger began need no closing. */
export async function checksOf(database: Database, figures: YearFigures): Promise<YearStatements["checks"]> {
  const { year } = figures;
  const began = (await firstMonth(database.kysely)) ?? `${year}-01`;
  const since = began.slice(0, 4) === String(year) ? Number(began.slice(5, 7)) - 1 : 0;
  const closed = await closedMonthsOf(database.kysely, year);
  const apart = apartIn(figures);
  const unexplained = (await bankAgreements(database)).filter((bank) => bank.unexplained !== 0);
  return [
    {
      name: "months",
      ok: closed >= MONTHS - since,
      title: `${closed} bulan tertutup`,
      detail:
        since > 0
          ? `Pembukuan dimulai ${periodName(began)}`
          : "Setiap bulan ditutup dahulu di halaman Laporan",
    },
    {
      name: "banks",
      ok: unexplained.length === 0,
      title: unexplained.length === 0 ? "Bank cocok dengan buku" : "Ada selisih dengan bank",
      detail:
        unexplained.length === 0
          ? "Tak terjelaskan Rp. 0"
          : unexplained
              .map(({ code, unexplained: amount }) => `${code.toUpperCase()} ${rupiah(amount)}`)
              .join(", "),
    },
    {
      name: "agree",
      ok: apart.length === 0,
      title: apart.length === 0 ? "Empat laporan saling cocok" : "Laporan tidak saling cocok",
      detail: apart.length === 0 ? "Posisi, aktivitas, dana, arus kas" : apart.join("; "),
    },
  ];
}

/** Refuses a year that is not over, a failed check, and other net assets than the proposer saw. */
export async function refuseUnready(database: Database, { year, net_assets }: Wanted, figures: YearFigures) {
  if (year >= thisYear()) throw conflict("not_over", `Tahun ${year} belum berakhir.`);
  const failed = (await checksOf(database, figures)).find(({ ok }) => !ok);
  if (failed)
    throw conflict("not_ready", `Tahun ${year} belum dapat ditutup: ${failed.title}. ${failed.detail}.`);
  if (figures.net_assets !== net_assets)
    throw conflict(
      "figures_changed",
      `Aset neto sekarang ${rupiah(figures.net_assets)}, bukan ${rupiah(net_assets)}. Muat ulang laporannya.`,
      { facts: { amount: figures.net_assets } },
    );
}
