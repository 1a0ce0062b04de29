import { balanceOf, cash, codeFrom } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { boxNamed, insertBox, lockBox, type StoredBox, updateBox } from "../queries/cash.ts";

const nameTaken = () => {
  return conflict("name_taken", "Sudah ada kas dengan nama ini.", { field: "name" });
};

async function refuseSameName(tx: Tx, name: string, code?: string) {
  const other = await boxNamed(tx, name);
  if (other && other.code !== code) throw nameTaken();
}

export async function lockedBox(tx: Tx, code: string): Promise<StoredBox> {
  const box = existing(await lockBox(tx, code), "Kas tidak ditemukan.");
  return box;
}

export const addBox = ({ transact }: Database, actor: Actor, name: string) =>
  transact(async (tx) => {
    await refuseSameName(tx, name);
    const code = codeFrom(name, "kas");
    if (!(await insertBox(tx, { code, name }))) throw nameTaken();
    await audit(tx, actor, "cash_box.add", ["cash_box", code], { after: { name } });
  });

/** Creates a box if needed, for example for an event's door, and locks it. */
export async function openCashBox(tx: Tx, code: string, name: string): Promise<void> {
  await insertBox(tx, { code, name });
  await lockedBox(tx, code);
}

/** A box that holds money stays active. */
export const changeBox = (
  { transact }: Database,
  actor: Actor,
  code: string,
  wanted: { name: string; active: boolean },
) =>
  transact(async (tx) => {
    const { name, active } = await lockedBox(tx, code);
    await refuseSameName(tx, wanted.name, code);
    const balance = await balanceOf(tx, cash(code));
    if (!wanted.active && balance !== 0)
      throw conflict("not_empty", `Masih ada ${rupiah(balance)} di kas ini. Setorkan dahulu.`);
    await updateBox(tx, code, wanted);
    await audit(tx, actor, "cash_box.change", ["cash_box", code], {
      before: { name, active },
      after: wanted,
    });
  });
