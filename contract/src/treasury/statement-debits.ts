import { z } from "zod";
import { BANKS } from "../payments/methods.ts";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { day, id, page, queryText, rupiah, searchText, upTo } from "../platform/vocabulary.ts";
import { DEBIT_STATES } from "./debit-states.ts";

export * from "./debit-states.ts";

const shownPayout = z.object({ id, title: z.string(), amount: rupiah, paid_on: day });
const shownRefund = z.object({
  id,
  reference: z.string(),
  payer_name: z.string(),
  amount: rupiah,
  paid_on: day,
});

const shownStorePayout = z.object({ id, store: z.string(), amount: rupiah, paid_on: day });

/** Money that left the bank. */
export const statementDebit = z.object({
  id,
  bank: z.enum(BANKS),
  day,
  amount: rupiah,
  /** Hundredths that the bank wrote behind it. The books count whole rupiah. */
  sen: z.int(),
  description: z.string(),
  state: z.enum(DEBIT_STATES),
  /** The courier that was paid. */
  courier: z.string(),
  /** The payout that it shows. */
  payout: shownPayout.nullable(),
  /** While it is open: the payouts of exactly its sum that no line has shown yet, the nearest day first. */
  payouts: z.array(shownPayout),
  /** The same for a refund. */
  refund: shownRefund.nullable(),
  refunds: z.array(shownRefund),
  /** The same for a payout to a store. */
  store_payout: shownStorePayout.nullable(),
  store_payouts: z.array(shownStorePayout),
  /** Its description looks like a bank charge. */
  charge_like: z.boolean(),
  decided_by: z.string().nullable(),
});
export type StatementDebit = z.infer<typeof statementDebit>;

export const listStatementDebits = endpoint("GET /api/admin/statement-debits/", {
  summary:
    "Uang keluar menurut mutasi, terbaru dahulu, dengan penyaluran yang tampaknya dimaksud. `search`: keterangan atau nominal.",
  ...may("money"),
  query: z.object({
    ...page,
    state: queryText.pipe(z.enum(DEBIT_STATES)).default("open"),
    bank: queryText.pipe(z.enum(BANKS)).optional(),
    search: searchText,
  }),
  response: z.array(statementDebit),
  counted: true,
});

export const decideStatementDebits = endpoint("POST /api/admin/statement-debits/decide/", {
  summary:
    "`charge`: biaya bank, dibukukan ke akunnya sendiri. `courier`: membayar kurir (`courier`), dari ongkos kirim yang dibayar pembeli. `payout`: baris ini menunjukkan penyaluran `payout_id`, yang sudah tercatat. `refund`: baris ini menunjukkan pengembalian dana `refund_id`, yang sudah ditandai ditransfer. `store`: baris ini menunjukkan pencairan toko `store_payout_id`. `ignored`: sudah tercatat dengan cara lain. `open`: kembali ke baris baru; yang dibukukan mendapat kebalikannya. `from`: keadaan yang terlihat; 409 `line_taken` bila sudah berubah.",
  ...may("money"),
  body: z
    .object({
      debits: z.array(id).min(1, "Pilih barisnya.").max(200),
      from: z.enum(DEBIT_STATES).default("open"),
      as: z.enum(DEBIT_STATES),
      payout_id: id.optional(),
      refund_id: id.optional(),
      store_payout_id: id.optional(),
      courier: upTo(60).default(""),
    })
    .refine(
      ({ as, payout_id, debits }) => (as === "payout") === (payout_id !== undefined && debits.length === 1),
      {
        path: ["payout_id"],
        error: "Pilih penyalurannya.",
      },
    )
    .refine(({ as, courier }) => (as === "courier") === (courier !== ""), {
      path: ["courier"],
      error: "Isi nama kurirnya.",
    })
    .refine(
      ({ as, refund_id, debits }) => (as === "refund") === (refund_id !== undefined && debits.length === 1),
      { path: ["refund_id"], error: "Pilih pengembaliannya." },
    )
    .refine(
      ({ as, store_payout_id, debits }) =>
        (as === "store") === (store_payout_id !== undefined && debits.length === 1),
      { path: ["store_payout_id"], error: "Pilih pencairannya." },
    ),
  ...saying("Sudah dicatat."),
});
