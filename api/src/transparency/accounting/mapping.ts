import { FUND_KIND_LABEL, type FundKind, type MappedAccount } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Reader } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import { nameOf } from "../../treasury/index.ts";
import { type Balance, balancesNow, type Mapping, savedMapping, saveMapping } from "./accounting-queries.ts";

const KIND_CODE: Record<FundKind, string> = {
  zakat: "3-1000",
  infak_terikat: "3-2000",
  infak_bebas: "3-2100",
  wakaf: "3-3000",
  dskl: "3-4000",
  amil: "3-5000",
  nonhalal: "3-9000",
};

/** Default codes: 1 assets, 2 liabilities, 3 funds, 4 income, 5 expenses. */
const FIRST_CODE: Record<string, string> = {
  cash: "1-1000",
  bank: "1-1100",
  qris: "1-1200",
  provider: "1-1300",
  netassets: "3-8000",
  payers: "2-1000",
  unidentified: "2-1100",
  sales: "4-1000",
  shipping: "4-1100",
  ujrah: "4-1200",
  hold: "2-1200",
  store: "2-1300",
  tuition: "4-2000",
  event: "4-3000",
  discount: "4-9000",
  expense: "5-1000",
  writeoff: "5-9000",
};

function unmapped({ account, title, kind }: Balance): MappedAccount {
  const [sort = ""] = account.split(":");
  const code = kind ? KIND_CODE[kind] : (FIRST_CODE[sort] ?? "9-0000");
  if (sort === "campaign" && kind) {
    const name = `Program: ${FUND_KIND_LABEL[kind]}`;
    return { account, ours: name, group: "funds", code, name };
  }
  const { name, group } = nameOf({ account, title: title || null });
  return { account, ours: name, group, code, name };
}

const byCode = (one: MappedAccount, other: MappedAccount) =>
  one.code.localeCompare(other.code) || one.account.localeCompare(other.account);

/** Every account with postings, by the accountants' names. */
export async function mappedAccounts(reader: Reader): Promise<MappedAccount[]> {
  const saved = new Map((await savedMapping(reader)).map(({ account, ...called }) => [account, called]));
  const all = await balancesNow(reader);
  return all.map((one) => ({ ...unmapped(one), ...saved.get(one.account) })).sort(byCode);
}

const calledOf = ({ code, name }: Mapping | MappedAccount) => ({ code, name });
const same = (one: Mapping | MappedAccount, other: Mapping) =>
  one.code === other.code && one.name === other.name;

/** Stores and audits only what differs. */
export async function renameAccounts({ transact }: Database, actor: Actor, wanted: readonly Mapping[]) {
  return transact(async (tx) => {
    const known = new Map((await mappedAccounts(tx)).map((one) => [one.account, one]));
    if (wanted.some(({ account }) => !known.has(account)))
      throw invalid({ accounts: ["Ada akun yang tidak dikenal buku besar. Muat ulang halaman ini."] });
    const changed = wanted.filter((one) => !same(known.get(one.account) ?? one, one));
    await saveMapping(tx, changed, actor.memberId);
    for (const one of changed)
      await audit(tx, actor, "account_mapping.change", ["account_mapping", one.account], {
        before: calledOf(known.get(one.account) ?? one),
        after: calledOf(one),
      });
    return mappedAccounts(tx);
  });
}
