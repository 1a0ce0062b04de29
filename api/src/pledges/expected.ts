import { dueDatesBetween, jakartaDay } from "@barakah/contract";
import type { Reader } from "../platform/database/database.ts";
import { rhythmOf } from "./present-pledge.ts";
import { comingUntil, countActive, dueBetween, type MonthOfProgramme } from "./queries/expected.ts";

const lastDay = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

/** What is meant for a month beside what came of it: times that came due, and those still to come. */
export async function expectedIn(reader: Reader, month = jakartaDay().slice(0, 7)) {
  const [from, to] = [`${month}-01`, lastDay(month)];
  const due = await dueBetween(reader, from, to);
  const rows = new Map(due.map((one): [string, MonthOfProgramme] => [one.id, one]));
  for (const coming of await comingUntil(reader, to)) {
    const first = [coming.next_on, from].toSorted().at(-1) ?? from;
    const dueDates = dueDatesBetween(rhythmOf(coming), first, to).length;
    if (dueDates === 0) continue;
    const { id, title } = coming;
    const row = rows.get(id) ?? { id, title, times: 0, given: 0, expected: 0, came: 0 };
    rows.set(id, {
      ...row,
      times: row.times + dueDates * coming.count,
      expected: row.expected + dueDates * coming.amount,
    });
  }
  const programmes = [...rows.values()].toSorted((one, other) => other.expected - one.expected);
  const sum = (of: "expected" | "came") => programmes.reduce((all, one) => all + one[of], 0);
  return {
    month,
    active: await countActive(reader),
    expected: sum("expected"),
    came: sum("came"),
    programmes,
  };
}
