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
import { conflict, notFound } from "../../platform/errors.ts";
import { balancesOfFunds } from "../queries/funds.ts";

const nameTaken = () => {
  const detail = "Sudah ada dana dengan nama ini.";
  return conflict("name_taken", detail, { errors: { name: [detail] } });
};

async function refuseSameName(tx: Tx, name: string, code?: string) {
  const other = await fundCalled(tx, name);
  if (other && other.code !== code) throw nameTaken();
}

/** Those in use first. */
export async function houseFunds(database: Database): Promise<HouseFund[]> {
  const held = await balancesOfFunds(database);
  const funds = await fundsOfHouse(database.kysely);
  return funds
    .map((fund) => ({ ...fund, balance: held.get(fund.code) ?? 0 }))
    .toSorted((one, other) => Number(other.active) - Number(one.active));
}

export const addFund = ({ kysely }: Database, actor: Actor, wanted: BodyOf<typeof addHouseFund>) =>
  kysely.transaction().execute(async (tx) => {
    await refuseSameName(tx, wanted.name);
    const code = codeFrom(wanted.name, "dana");
    if (!(await insertFund(tx, { ...wanted, code }))) throw nameTaken();
    await audit(tx, actor, { action: "fund.add", subject: { kind: "fund", id: code }, after: wanted });
  });

/** One that is retired takes nothing new; what it holds can still leave it. */
export const changeFund = (
  { kysely }: Database,
  actor: Actor,
  code: string,
  wanted: BodyOf<typeof changeHouseFund>,
) =>
  kysely.transaction().execute(async (tx) => {
    const fund = await lockHouseFund(tx, code);
    if (!fund) throw notFound("Dana tidak ditemukan.");
    if (fund.kept && !wanted.active)
      throw conflict("fund_kept", `${fund.name} diisi aplikasi sendiri, jadi tetap dipakai.`);
    await refuseSameName(tx, wanted.name, code);
    await updateFund(tx, code, wanted);
    const { name, purpose, active } = fund;
    await audit(tx, actor, {
      action: "fund.change",
      subject: { kind: "fund", id: code },
      before: { name, purpose, active },
      after: wanted,
    });
  });
