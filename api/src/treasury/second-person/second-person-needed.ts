import { secondPerson } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";

const HOW = "Ajukan, lalu minta petugas keuangan lain menyetujuinya.";

/** Whether no second person confirmed it although there is one. */
export const actsAlone = async (tx: Tx, actor: Actor) =>
  !actor.confirms && !(await secondPerson(tx)).worksAlone;

/** The refusal of somebody who acts alone. `left`: what this person may still do alone. */
export const secondPersonNeeded = (why: string, left?: number) =>
  conflict("second_person", `${why} ${HOW}`, left === undefined ? {} : { facts: { amount: left } });
