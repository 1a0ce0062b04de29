import type { yearClosingWanted } from "@barakah/contract";
import type { z } from "zod";
import { type Account, namedAccount, post, sales } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { fact, type Kind } from "../../treasury/index.ts";
import { holdLedger } from "../queries/closings.ts";
import { refuseUnready } from "./may-close-year.ts";
import { figuresOf, hashOf } from "./read-year.ts";
import { type Deferred, deferredAt, insertYear, notesOf, resultsAt, storedYear } from "./year-queries.ts";

type Wanted = z.infer<typeof yearClosingWanted>;

/** Results of all years: what the shop, courses and fees brought, carried over by closing entries. */
const netAssets = (): Account => namedAccount("netassets");

/** The last moment of a year in Jakarta. */
const endOf = (year: number) => `${year}-12-31T23:59:59+07:00`;

/** Income and expenses become net assets. What is not earned yet stays where it is until it is. */
async function postClosing(tx: Tx, year: number, { goods }: Deferred) {
  const legs = (await resultsAt(tx, year))
    .map(({ account, amount }) => ({
      account: namedAccount(account),
      amount: 0 - amount - (account === sales() ? goods : 0),
    }))
    .filter(({ amount }) => amount !== 0);
  const rest = legs.reduce((sum, { amount }) => sum + amount, 0);
  if (legs.length === 0) return;
  await post(tx, {
    event: `year:${year}`,
    description: `Penutupan tahun ${year}`,
    legs: [...legs, ...(rest === 0 ? [] : [{ account: netAssets(), amount: -rest }])],
    at: endOf(year),
  });
}

/** Stores the statements and moves the balances, once. */
async function closeYear(tx: Tx, database: Database, actor: Actor, wanted: Wanted, proposedBy: number) {
  const { year } = wanted;
  await holdLedger(tx);
  if (await storedYear(tx, year)) throw conflict("year_closed", `Tahun ${year} sudah ditutup.`);
  const figures = await figuresOf(tx, year);
  await refuseUnready(database, wanted, figures);
  const deferred = await deferredAt(tx, year);
  const body = JSON.stringify({ figures, deferred, notes: await notesOf(tx, year) });
  const hash = hashOf(body);
  await insertYear(tx, { year, body, hash, proposed_by: proposedBy, closed_by: actor.memberId });
  await postClosing(tx, year, deferred);
  await audit(tx, actor, "year.close", ["year", year], { after: { hash, net_assets: figures.net_assets } });
}

/** Always two people: one proposes, having seen the net assets, another one confirms. */
export const yearClosingKind = (database: Database): Kind<Wanted, Wanted> => ({
  why: "Sesudah ditutup, laporan tahun itu tidak berubah lagi. Bandingkan aset netonya dengan laporanmu sendiri.",
  subject: ({ year }) => `year:${year}`,
  prepare: async (_tx, _actor, asked) => asked,
  async check(tx, wanted) {
    if (await storedYear(tx, wanted.year))
      throw conflict("year_closed", `Tahun ${wanted.year} sudah ditutup.`);
    await refuseUnready(database, wanted, await figuresOf(tx, wanted.year));
  },
  apply: (tx, actor, wanted, proposal) =>
    closeYear(tx, database, actor, wanted, proposal?.proposed_by ?? actor.memberId),
  present: ({ year, net_assets }) => ({
    title: `Tutup tahun ${year}`,
    amount: null,
    changes: [
      fact("Aset neto 31 Desember", rupiah(net_assets)),
      fact("Sesudah itu", "laporan tahun itu dan bulan-bulannya tidak dapat diubah"),
    ],
  }),
});
