import type { Reader } from "../../platform/database/database.ts";
import { moneyHeld, secondLeft, whoDecidesMoney } from "./second-person-queries.ts";

export interface SecondPerson {
  payoutLimit: number;
  /** One person decides alone about money: nothing needs a second person. */
  worksAlone: boolean;
  people: number;
}

/**
 * Whether one person works alone: the settings say so, and there is still no second person; as soon as there is one, the rule
 * of a second person applies again. It also applies for some days after the second person was removed or suspended, if the
 * books reach the limit: otherwise an administrator could remove the others and decide alone in the same minute.
 */
export async function secondPerson(reader: Reader): Promise<SecondPerson> {
  const { payoutLimit, mayWorkAlone, people } = await whoDecidesMoney(reader);
  const worksAlone =
    mayWorkAlone && people === 1 && !((await secondLeft(reader)) && (await moneyHeld(reader)) >= payoutLimit);
  return { payoutLimit, worksAlone, people };
}

/** Whether the books reach what one person may pay out alone. */
export async function booksReachLimit(reader: Reader): Promise<boolean> {
  const { payoutLimit } = await whoDecidesMoney(reader);
  return (await moneyHeld(reader)) >= payoutLimit;
}
