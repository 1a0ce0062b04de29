import type { addHouseFund, BodyOf, changeHouseFund, HouseFund } from "@barakah/contract";
import {
  codeFrom,
  fundCalled,
  fundsOfHouse,
  insertFund,
  lockHouseFund,
  updateFund,
} from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { balancesOfFunds } from "../queries/funds.ts";

const nameTaken = () => {
  return conflict("name_taken", "Sudah ada dana dengan nama ini.", { field: "name" });
};

async function refuseSameName(tx: Tx, name: string, code?: string) {
  const other = await fundCalled(tx, name);
  if (other && other.code !== code) throw nameTaken();
}

/** Active funds first. */
export async function houseFunds(database: Database): Promise<HouseFund[]> {
  const held = await balancesOfFunds(database);
  const funds = await fundsOfHouse(database.kysely);
  return funds
    .map((fund) => ({ ...fund, balance: held.get(fund.code) ?? 0 }))
    .toSorted((one, other) => Number(other.active) - Number(one.active));
}

export const addFund = ({ transact }: Database, actor: Actor, wanted: BodyOf<typeof addHouseFund>) =>
  transact(async (tx) => {
    await refuseSameName(tx, wanted.name);
    const code = codeFrom(wanted.name, "dana");
    if (!(await insertFund(tx, { ...wanted, code }))) throw nameTaken();
    await audit(tx, actor, "fund.add", ["fund", code], { after: wanted });
  });

/** A retired fund receives nothing new; its balance can still be paid out. */
export const changeFund = (
  { transact }: Database,
  actor: Actor,
  code: string,
  wanted: BodyOf<typeof changeHouseFund>,
) =>
  transact(async (tx) => {
    const fund = existing(await lockHouseFund(tx, code), "Dana tidak ditemukan.");
    if (fund.kept && !wanted.active)
      throw conflict("fund_kept", `${fund.name} diisi aplikasi sendiri, jadi tetap dipakai.`);
    await refuseSameName(tx, wanted.name, code);
    await updateFund(tx, code, wanted);
    const { name, purpose, active } = fund;
    await audit(tx, actor, "fund.change", ["fund", code], {
      before: { name, purpose, active },
      after: wanted,
    });
  });
