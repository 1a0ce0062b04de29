import { CATEGORY_ADD_ON, UNKNOWN_GIVER } from "../../contract/src/index.ts";
import { type Chance, chanceOf, shuffled } from "./chance.ts";
import { people } from "./people.ts";
import { prayersOf } from "./prayers.ts";
import type { CampaignDraft, DemoDonor } from "./types.ts";

const HIDDEN_SHARE = 0.22;
const GROUPS = [
  "Keluarga Bapak Sobari",
  "Ibu-Ibu Pengajian RW 05",
  "Remaja Masjid Nurul Iman",
  "Arisan Keluarga Cibiru",
  "Alumni Angkatan 2009",
  "Paguyuban Pedagang Pasar Pagi",
];

/** Amounts in thousands of rupiah with their weights: the page's presets and some typed ones. */
const LADDER: readonly (readonly [thousands: number, weight: number])[] = [
  [25, 9],
  [50, 17],
  [75, 3],
  [100, 22],
  [150, 4],
  [200, 12],
  [250, 4],
  [300, 3],
  [500, 13],
  [750, 2],
  [1_000, 11],
  [1_500, 2],
  [2_500, 7],
  [5_000, 5],
  [10_000, 3],
  [20_000, 1],
  [50_000, 1],
];
const AMOUNTS = LADDER.map(([thousands]) => thousands * 1_000);
const SMALLEST = 25_000;

function rung(chance: Chance): number {
  const total = LADDER.reduce((sum, [, weight]) => sum + weight, 0);
  let left = chance.next() * total;
  return LADDER.findIndex(([, weight]) => {
    left -= weight;
    return left < 0;
  });
}

const amountAt = (index: number) => AMOUNTS[index] ?? SMALLEST;
const sumOf = (rungs: number[]) => rungs.reduce((sum, index) => sum + amountAt(index), 0);

/** Adjusts single gifts until the total is less than the smallest gift below `goal`. */
function amounts(count: number, goal: number, chance: Chance): number[] {
  if (goal < count * SMALLEST) throw new Error(`${count} donors can't give as little as ${goal}`);
  const rungs = Array.from({ length: count }, () => rung(chance));
  while (sumOf(rungs) > goal) {
    const largest = rungs.indexOf(Math.max(...rungs));
    rungs[largest] = Math.max(0, (rungs[largest] ?? 0) - 1);
  }
  for (let room = goal - sumOf(rungs); room >= SMALLEST; room = goal - sumOf(rungs)) {
    const raised = rungs
      .map((index, at) => ({ at, step: amountAt(Math.min(index + 1, AMOUNTS.length - 1)) - amountAt(index) }))
      .filter(({ step }) => step > 0 && step <= room)
      .sort((a, b) => b.step - a.step)
      .slice(0, 4);
    if (raised.length === 0) break;
    const { at } = chance.pick(raised);
    rungs[at] = (rungs[at] ?? 0) + 1;
  }
  return rungs.map(amountAt);
}

/** Spread over the time the campaign was open, newest first. */
function moments(draft: CampaignDraft, chance: Chance): { daysAgo: number; minutes: number }[] {
  const day = 1440;
  const from = Math.max(0, -(draft.deadlineInDays ?? 0)) * day + 12;
  const span = draft.createdDaysAgo * day - from - 60;
  return Array.from({ length: draft.donorCount }, () => Math.floor(span * chance.next() ** 1.4))
    .sort((a, b) => a - b)
    .map((ago, i) => (i === 0 ? from : from + ago))
    .map((ago) => ({ daysAgo: Math.floor(ago / day), minutes: ago % day }));
}

export function donorsOf(draft: CampaignDraft): DemoDonor[] {
  const chance = chanceOf(draft.slug);
  const goal = draft.collected - draft.donorCount * CATEGORY_ADD_ON[draft.category];
  const names = shuffled([...GROUPS, ...people.flatMap(({ name }) => name ?? [])], chance);
  const given = amounts(draft.donorCount, goal, chance);
  const prayers = prayersOf(draft.slug, draft.donorCount);
  return moments(draft, chance).map((moment, i) => {
    const hidden = chance.next() < HIDDEN_SHARE;
    return {
      name: hidden ? UNKNOWN_GIVER : (names[i] ?? UNKNOWN_GIVER),
      hidden,
      amount: given[i] ?? SMALLEST,
      prayer: prayers[i],
      ...moment,
    };
  });
}
