import * as contract from "@barakah/contract";
import { z } from "zod";
import { WORDS } from "./people.ts";

export type Query = Record<string, string>;
type Endpoint = contract.EndpointShape;

const DAY = 24 * 3600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

const SEARCHES = [WORDS.common, WORDS.rare, WORDS.misspelt, "mu", "zx", "muhammad fauzi", "0812", "DON-0A3"];

/** Values for free-text filters. */
const TYPED: Record<string, readonly string[]> = {
  search: SEARCHES,
  add_on: ["250", "123"],
  from: [daysAgo(30), daysAgo(700)],
  to: [daysAgo(10), daysAgo(690)],
  actor: ["jamaah1", "nobody"],
  action: ["payment.approve", "order.ship", "campaign.publish"],
  subject_kind: ["payment", "campaign"],
  subject_id: ["DON-000000000000"],
  campaign_id: ["3"],
  account: ["bank:bsi", "campaign:3", "expense:bank"],
  lines: ["2", "2,4"],
  line: ["2"],
  event: ["1"],
};
/** With another filter: a common word, a rare one, and one too short for a trigram index. */
const SEARCHED_TOGETHER = new Set<string>([WORDS.common, WORDS.rare, "mu"]);
const PAGE = new Set(["limit", "offset"]);

const endpoints = Object.values<unknown>(contract).filter(
  (value): value is Endpoint => typeof value === "object" && value !== null && "path" in value,
);
/** All read endpoints for staff. */
const staffReads = endpoints.filter(({ method, access }) => method === "GET" && access === "staff");
const isList = ({ response }: Endpoint) => response instanceof z.ZodArray;
export const lists: Endpoint[] = [...staffReads.filter(isList), contract.listNotifications];
/** Only tables: PDFs and pictures do not grow with the data. */
export const downloads = staffReads.filter(
  ({ produces }) => produces !== undefined && !/^(application\/pdf|image\/)/.test(produces),
);
export const others = staffReads.filter((endpoint) => !isList(endpoint) && !endpoint.produces);

function choicesOf(type: z.core.$ZodType): readonly string[] | undefined {
  if (type instanceof z.ZodEnum) return type.options.map(String);
  const def = type._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType; out?: z.core.$ZodType };
  for (const inner of [def.innerType, def.in, def.out]) {
    const found = inner && choicesOf(inner);
    if (found) return found;
  }
  return undefined;
}

function valuesOf({ path, query }: Endpoint): [string, readonly string[]][] {
  const filters = Object.entries(query?.shape ?? {}).filter(([name]) => !PAGE.has(name));
  return filters.map(([name, type]) => {
    const choices = choicesOf(type as z.core.$ZodType);
    const values = choices?.includes("true") ? ["true", "false"] : (choices ?? TYPED[name]);
    if (!values) throw new Error(`${path}: say in TYPED what people put into '${name}'`);
    return [name, values];
  });
}

/** Required parameters with their most common value. */
function requiredOf(list: Endpoint): Query {
  const required = valuesOf(list).filter(([name]) => !list.query?.shape[name]?.safeParse(undefined).success);
  return Object.fromEntries(required.map(([name, [value = ""]]) => [name, value]));
}

/** No filter and each filter alone; in `npm run test:long` also every two of them together, with a few searches. */
export function casesOf(list: Endpoint): Query[] {
  const filters = valuesOf(list);
  const alone = filters.flatMap(([name, values]) => values.map((value): Query => ({ [name]: value })));
  const cases = [{}, ...alone, ...(process.env.TEST_LONG ? pairsOf(filters, alone) : [])];
  return cases.map((query) => ({ ...requiredOf(list), ...query }));
}

function pairsOf(filters: [string, readonly string[]][], alone: readonly Query[]): Query[] {
  const joined = alone.filter(({ search }) => search === undefined || SEARCHED_TOGETHER.has(search));
  return filters.flatMap(([one], at) => {
    const later = new Set(filters.slice(at + 1).map(([name]) => name));
    const firsts = joined.filter((query) => one in query);
    const seconds = joined.filter((query) => Object.keys(query).some((name) => later.has(name)));
    return firsts.flatMap((first) => seconds.map((second): Query => ({ ...first, ...second })));
  });
}

/** The verification screen combines four filters. */
export const queueCases: Query[] = contract.PAYMENT_KINDS.flatMap((kind) =>
  ["", ...SEARCHES].flatMap((search) =>
    ["", "250"].map((add_on) => ({
      status: "pending",
      has_proof: "true",
      limit: "50",
      kind,
      ...(search && { search }),
      ...(add_on && { add_on }),
    })),
  ),
);

/** Whether a screen uses this combination: payments are only filtered by status and search. */
export const onScreen = (list: Endpoint, query: Query) =>
  list.path !== contract.listPayments.path ||
  Object.keys(query).every((name) => name === "status" || name === "search");
