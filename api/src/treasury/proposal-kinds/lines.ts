import { COLLECTOR_LABEL, type Proposable } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import type { Tx } from "../../platform/database/database.ts";
import { notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { decideIn } from "../debits/decide-debits.ts";
import { bookIn } from "../funds/book-income.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";
import { lockDebits } from "../queries/debits.ts";
import { lockLines } from "../queries/line-shares.ts";
import { settleIn, undoIn } from "../settlement/settle.ts";
import { settlementById } from "../settlement/settlement-queries.ts";
import { setAsideIn } from "../statements/set-aside.ts";

type Asked<K extends Proposable["kind"]> = Omit<Extract<Proposable, { kind: K }>, "kind">;
type Fixed<K extends Proposable["kind"]> = Asked<K> & { amount: number; rows: string };

const WHY =
  "Uangnya keluar dari buku, lebih banyak daripada yang boleh dikeluarkan satu orang dalam sehari. Cocokkan dulu dengan mutasi bank.";

interface Row {
  day: string;
  amount: number;
  description: string;
}

/** The bank's rows, for the second person to compare. */
function said(rows: readonly Row[]) {
  if (rows.length === 0) throw notFound("Baris mutasi tidak ditemukan.");
  return {
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    rows: rows
      .map(({ day, amount, description }) => `${longDay(day)} ${rupiah(amount)} ${description}`)
      .join("; "),
  };
}

const linesOf = async (tx: Tx, ids: readonly number[]) => said(await lockLines(tx, ids));
const theRows = ({ rows }: { rows: string }) => fact("Baris mutasi", rows);

export const debitsKind: Kind<Asked<"debits">, Fixed<"debits">> = {
  why: WHY,
  subject: ({ debits }) => `debits:${debits.join(",")}`,
  prepare: async (tx, _, asked) => ({ ...asked, ...said(await lockDebits(tx, asked.debits)) }),
  apply: (tx, actor, { debits, from, as, courier }) => decideIn(tx, actor, { debits, from, as, courier }),
  present: (wanted) => ({
    title: `${wanted.as === "charge" ? "Biaya bank" : `Bayar kurir ${wanted.courier}`} ${rupiah(wanted.amount)}`,
    amount: wanted.amount,
    changes: [theRows(wanted)],
  }),
};

const ASIDE = {
  open: "baris baru",
  unidentified: "belum diketahui dari siapa",
  ignored: "diabaikan",
} as const;

export const setAsideKind: Kind<Asked<"set_aside">, Fixed<"set_aside">> = {
  why: WHY,
  subject: ({ lines }) => `set_aside:${lines.join(",")}`,
  prepare: async (tx, _, asked) => ({ ...asked, ...(await linesOf(tx, asked.lines)) }),
  apply: (tx, actor, { lines, from, as, confirm }) => setAsideIn(tx, actor, { lines, from, as, confirm }),
  present: (wanted) => ({
    title: `Uang masuk ${rupiah(wanted.amount)} menjadi ${ASIDE[wanted.as]}`,
    amount: wanted.amount,
    changes: [theRows(wanted), { label: "Dicatat", before: ASIDE[wanted.from], after: ASIDE[wanted.as] }],
  }),
};

export const incomeUndoKind: Kind<Asked<"income_undo">, Fixed<"income_undo">> = {
  why: WHY,
  subject: ({ line }) => `income_undo:${line}`,
  prepare: async (tx, _, asked) => ({ ...asked, ...(await linesOf(tx, [asked.line])) }),
  apply: (tx, actor, { line }) => bookIn(tx, actor, { line, account: null }),
  present: (wanted) => ({
    title: `Batalkan pembukuan bunga atau hasil wakaf ${rupiah(wanted.amount)}`,
    amount: wanted.amount,
    changes: [theRows(wanted)],
  }),
};

export const settlementKind: Kind<Asked<"settlement">, Fixed<"settlement">> = {
  why: WHY,
  subject: ({ line }) => `settlement:${line}`,
  prepare: async (tx, _, asked) => ({ ...asked, ...(await linesOf(tx, [asked.line])) }),
  apply: (tx, actor, { line, unclaimed, account, references, fee }) =>
    settleIn(tx, actor, { line, unclaimed, account, references, fee }),
  present: (wanted) => ({
    title: `Pelunasan ${COLLECTOR_LABEL[wanted.account]} ${rupiah(wanted.amount)} dengan biaya ${rupiah(wanted.fee)}`,
    amount: wanted.fee,
    changes: [theRows(wanted), fact("Pembayaran", `${wanted.references.length} pembayaran`)],
  }),
};

export const settlementUndoKind: Kind<Asked<"settlement_undo">, Fixed<"settlement_undo">> = {
  why: WHY,
  subject: ({ settlement }) => `settlement_undo:${settlement}`,
  async prepare(tx, _, asked) {
    const stored = await settlementById(tx, asked.settlement);
    return { ...asked, ...(await linesOf(tx, stored ? [stored.line_id] : [0])) };
  },
  apply: (tx, actor, { settlement, reason }) => undoIn(tx, actor, settlement, reason),
  present: (wanted) => ({
    title: `Batalkan pelunasan ${rupiah(wanted.amount)}`,
    amount: wanted.amount,
    changes: [theRows(wanted), fact("Alasan", wanted.reason)],
  }),
};
