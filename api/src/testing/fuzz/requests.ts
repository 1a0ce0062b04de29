import type { EndpointShape } from "@barakah/contract";
import type { InjectOptions } from "fastify";
import { bodyOf } from "./bodies.ts";
import type { Dice } from "./dice.ts";
import { oddText, valueFor } from "./values.ts";

export interface Supplies {
  pages: readonly string[];
  pictures: readonly Buffer[];
  /** Slugs, numbers and references from earlier answers: with them calls get past the first look-up. */
  known: readonly string[];
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const RAW = ["%00", "%ff", "%c0%af", "..%2f..%2fetc%2fpasswd", "%E0%A4%A", "a%20b", "~", "x".repeat(3000)];

function filledIn(dice: Dice, path: string, { known }: Supplies): string {
  return path.replace(/:\w+/g, () => {
    if (dice.chance(0.45) && known.length > 0) return encoded(dice.pick(known));
    if (dice.chance(0.5)) return String(dice.below(30));
    return dice.chance(0.2) ? dice.pick(RAW) : encoded(oddText(dice)) || "x";
  });
}

function queryOf(dice: Dice, { query }: EndpointShape): string {
  if (!query || dice.chance(0.3)) return "";
  const made = valueFor(dice, query);
  const pairs = Object.entries(typeof made === "object" && made !== null ? made : { search: made });
  const twice = dice.chance(0.1) ? [...pairs, ...pairs] : pairs;
  return `?${twice.map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`).join("&")}`;
}

/** Header values must be ASCII. */
const inLatin = (text: string) => text.replace(/[^\x20-\x7e]/g, "?").slice(0, 4000);

const ODD_HEADERS = [
  (dice: Dice) => ({ "idempotency-key": inLatin(oddText(dice)) }),
  () => ({ range: "bytes=9-1,0-,-5,999999999999-" }),
  (dice: Dice) => ({ authorization: `Bearer ${inLatin(oddText(dice))}` }),
  () => ({ authorization: "Basic eDp5" }),
  (dice: Dice) => ({ cookie: `csrftoken=${inLatin(oddText(dice))}; device=..; csrftoken=2` }),
  () => ({ "accept-encoding": "gzip;q=0, br;q=0, identity;q=0, *;q=0" }),
  () => ({ "if-none-match": '*, W/"x", ""', "if-modified-since": "kemarin" }),
  (dice: Dice) => ({ "x-forwarded-for": inLatin(oddText(dice)), "x-forwarded-proto": "gopher" }),
  (dice: Dice) => ({ host: dice.pick(["jahat.example", "[::1", "a:99999", ""]) }),
  () => ({ origin: "null", referer: "http://", "user-agent": "x".repeat(3000) }),
  () => ({ "x-request-id": "\tx".repeat(50), "accept-language": "*;q=99" }),
];
const oddHeaders = (dice: Dice) => (dice.chance(0.08) ? dice.pick(ODD_HEADERS)(dice) : {});

/** A call of the contract with random wrong values. */
export function callOf(
  dice: Dice,
  endpoint: EndpointShape,
  headers: Record<string, string>,
  supplies: Supplies,
): InjectOptions {
  const { method } = endpoint;
  const sent = method === "GET" ? {} : bodyOf(dice, endpoint, supplies.pictures);
  const path = dice.pick([endpoint.path, ...(endpoint.aliases ?? [])]);
  return {
    method,
    url: filledIn(dice, path, supplies) + queryOf(dice, endpoint),
    ...sent,
    headers: { ...headers, ...oddHeaders(dice), ...sent.headers },
  };
}

/** The address of a page that may not exist. */
export function pageOf(dice: Dice, headers: Record<string, string>, supplies: Supplies): InjectOptions {
  const page = filledIn(dice, dice.pick(supplies.pages), supplies);
  const path = dice.chance(0.8)
    ? page
    : `${page}/${dice.chance(0.3) ? dice.pick(RAW) : encoded(oddText(dice))}`;
  const query = dice.chance(0.4)
    ? `?${dice.pick(["search", "uid", "next", "page"])}=${encoded(oddText(dice))}`
    : "";
  return {
    method: dice.chance(0.05) ? "HEAD" : "GET",
    url: (dice.chance(0.05) ? "/" : "") + path + (dice.chance(0.1) ? ".data" : "") + query,
    headers: { ...headers, ...oddHeaders(dice) },
  };
}
