import { type ClosingCheck, type ClosingCheckName, lastDayOf, periodName } from "@barakah/contract";
import { sealProblems, sealsBetween } from "../../ledger/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { bankAgreements, type Coverage, statementCoverage } from "../../treasury/index.ts";
import { unconfirmedCampaigns, unknownLines } from "../queries/closings.ts";

interface Asked {
  database: Database;
  month: string;
  first: string;
  last: string;
}

const short = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;
const list = (words: readonly string[]) => words.join(", ");

function lacking({ bank, reaches, gaps }: Coverage, last: string): string[] {
  const name = bank.toUpperCase();
  if (reaches === null) return [`${name} belum ada`];
  const until = reaches < last ? [`${name} baru sampai ${short(reaches)}`] : [];
  const gap = gaps.find(({ after }) => after <= last);
  return gap ? [...until, `${name} ada sela sesudah ${short(gap.after)}`] : until;
}

async function statements({ database, first, last }: Asked): Promise<ClosingCheck> {
  const coverage = await statementCoverage(database.kysely, first);
  const lacks = coverage.flatMap((one) => lacking(one, last));
  const banks = list(coverage.map(({ bank }) => bank.toUpperCase()));
  return lacks.length === 0
    ? {
        name: "statements",
        verdict: "ok",
        title: `Mutasi lengkap sampai ${short(last)}`,
        detail: `${banks}; tanpa sela`,
        link: null,
      }
    : {
        name: "statements",
        verdict: "warn",
        title: "Mutasi belum lengkap",
        detail: `${list(lacks)}. Boleh ditutup; yang datang belakangan masuk bulan berikutnya.`,
        link: "/admin/mutasi/impor",
      };
}

async function difference({ database }: Asked): Promise<ClosingCheck> {
  const apart = (await bankAgreements(database)).filter(({ unexplained }) => unexplained !== 0);
  return apart.length === 0
    ? {
        name: "difference",
        verdict: "ok",
        title: "Selisih dengan bank terjelaskan",
        detail: "Tak terjelaskan Rp. 0",
        link: null,
      }
    : {
        name: "difference",
        verdict: "stop",
        title: "Ada selisih dengan bank",
        detail: `${list(apart.map(({ code, unexplained }) => `${code.toUpperCase()} ${rupiah(unexplained)}`))} tak terjelaskan. Cocokkan dahulu.`,
        link: "/admin/buku/bank",
      };
}

async function unknown({ database, last }: Asked): Promise<ClosingCheck> {
  const { lines, amount } = await unknownLines(database.kysely, last);
  return lines === 0
    ? {
        name: "unknown",
        verdict: "ok",
        title: "Semua baris mutasi dikenal",
        detail: "Tidak ada uang tanpa pemilik",
        link: null,
      }
    : {
        name: "unknown",
        verdict: "warn",
        title: `${lines} baris belum diketahui dari siapa, ${rupiah(amount)}`,
        detail: "Boleh ditutup; masuk laporan sebagai titipan, bukan penerimaan.",
        link: "/admin/mutasi",
      };
}

async function kinds({ database, last }: Asked): Promise<ClosingCheck> {
  const campaigns = await unconfirmedCampaigns(database.kysely, last);
  return campaigns === 0
    ? {
        name: "kinds",
        verdict: "ok",
        title: "Jenis dana sudah pasti",
        detail: "Semua program dikonfirmasi",
        link: null,
      }
    : {
        name: "kinds",
        verdict: "stop",
        title: `Jenis dana ${campaigns} program belum dikonfirmasi`,
        detail: "Laporan yang sudah ditutup tidak dapat dipilah ulang.",
        link: "/admin/dana/jenis",
      };
}

/** Every day of the month since the ledger began is sealed, and the seals are valid. */
async function seals({ database, first, last }: Asked): Promise<ClosingCheck> {
  const { made, since } = await sealsBetween(database.kysely, first, last);
  const begun = since !== null && since > first ? since : first;
  const days = Math.max(0, Number(last.slice(8)) - Number(begun.slice(8)) + 1);
  const problems = made === 0 ? [] : await sealProblems(database, begun);
  if (made === days && problems.length === 0)
    return {
      name: "seals",
      verdict: "ok",
      title: `Segel harian ${made} dari ${days}`,
      detail: "Rantai utuh",
      link: "/transparansi/segel",
    };
  return {
    name: "seals",
    verdict: "stop",
    title: problems.length > 0 ? "Segel tidak cocok dengan buku" : `Segel harian baru ${made} dari ${days}`,
    detail: problems[0] ?? "Segel dibuat setiap malam; tunggu sampai lengkap.",
    link: "/transparansi/segel",
  };
}

/** The checks before a month is closed, in display order. */
export async function checksOf(database: Database, month: string): Promise<ClosingCheck[]> {
  const asked = { database, month, first: `${month}-01`, last: lastDayOf(month) };
  const found: ClosingCheck[] = [];
  for (const check of [statements, difference, unknown, kinds, seals]) found.push(await check(asked));
  return found;
}

/** Refuses failed checks; returns the acknowledged warnings. */
export async function refuseUnready(database: Database, month: string, seen: readonly ClosingCheckName[]) {
  const checks = await checksOf(database, month);
  const [stopped] = checks.filter(({ verdict }) => verdict === "stop");
  if (stopped) throw conflict("not_ready", `${periodName(month)} belum dapat ditutup: ${stopped.title}.`);
  const warned = checks.filter(({ verdict }) => verdict === "warn");
  const [unseen] = warned.filter(({ name }) => !seen.includes(name));
  if (unseen) throw conflict("warned", `Baca dahulu peringatannya: ${unseen.title}.`);
  return warned.map(({ title }) => title);
}
