import { PAYMENT_METHOD_LABEL, type Settings } from "@barakah/contract";
import { changeAccounts } from "../../payments/index.ts";
import { audit } from "../../platform/audit.ts";
import type { Reader } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import type { Kind } from "../proposals/proposal-kind.ts";
import { lockAccounts } from "../queries/proposals.ts";

type Banks = Settings["banks"];
export type ReadBanks = (reader: Reader) => Promise<Banks>;

const named = (banks: Banks) =>
  banks
    .map(({ code, account_number, account_name }) => [code, account_number, account_name].join("\n"))
    .sort()
    .join();

const words = (account: Banks[number] | undefined) =>
  account?.account_number ? `${account.account_number} a.n. ${account.account_name}` : "tidak dipakai";

/** The bank accounts that people pay to. */
export const accountsKind = (readBanks: ReadBanks): Kind<Banks, { before: Banks; after: Banks }> => ({
  why: "Sejak disetujui, orang mengirim uang ke rekening yang baru. Cocokkan dulu dengan buku tabungan.",
  identity: true,
  async prepare(tx, _, after) {
    const before = await readBanks(tx);
    if (named(before) === named(after)) throw conflict("nothing_changed", "Rekening tujuan tidak berubah.");
    return { before, after };
  },
  async apply(tx, actor, { before, after }) {
    await lockAccounts(tx);
    if (named(await readBanks(tx)) !== named(before))
      throw conflict(
        "stale_proposal",
        "Rekening tujuan sudah berubah sejak usulan ini dibuat. Tolak usulan ini, lalu ajukan yang baru.",
      );
    await changeAccounts(tx, after);
    await audit(tx, actor, "setting.change", ["setting", "banks"], { before, after });
  },
  present: ({ before, after }) => ({
    title: "Rekening tujuan berubah",
    amount: null,
    changes: after
      .map((account) => ({
        label: PAYMENT_METHOD_LABEL[account.code],
        before: words(before.find(({ code }) => code === account.code)),
        after: words(account),
      }))
      .filter((change) => change.before !== change.after),
  }),
});
