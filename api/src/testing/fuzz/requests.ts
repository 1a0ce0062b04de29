import type { EndpointShape } from "@barakah/contract";
import type { InjectOptions } from "fastify";
import { bodyOf } from "./bodies.ts";
import type { Draws } from "./draws.ts";
import { oddText, valueFor } from "./values.ts";

export interface Supplies {
  pages: readonly string[];
  pictures: readonly Buffer[];
  /** Slugs, numbers and references from earlier answers: a call with one of them does not end at 'not found'. */
  known: readonly string[];
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const RAW = ["%00", "%ff", "%c0%af", "..%2f..%2fetc%2fpasswd", "%E0%A4%A", "a%20b", "~", "x".repeat(3000)];

function filledIn(draws: Draws, path: string, { known }: Supplies): string {
  return path.replace(/:\w+/g, () => {
    if (draws.chance(0.45) && known.length > 0) return encoded(draws.pick(known));
    if (draws.chance(0.5)) return String(draws.below(30));
    return draws.chance(0.2) ? draws.pick(RAW) : encoded(oddText(draws)) || "x";
  });
}

function queryOf(draws: Draws, { query }: EndpointShape): string {
  if (!query || draws.chance(0.3)) return "";
  const made = valueFor(draws, query);
  const pairs = Object.entries(typeof made === "object" && made !== null ? made : { search: made });
  const twice = draws.chance(0.1) ? [...pairs, ...pairs] : pairs;
  return `?${twice.map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`).join("&")}`;
}

/** Header values must be ASCII. */
const asciiOnly = (text: string) => text.replace(/[^\x20-\x7e]/g, "?").slice(0, 4000);

const ODD_HEADERS = [
  (draws: Draws) => ({ "idempotency-key": asciiOnly(oddText(draws)) }),
  () => ({ range: "bytes=9-1,0-,-5,999999999999-" }),
  (draws: Draws) => ({ authorization: `Bearer ${asciiOnly(oddText(draws))}` }),
  () => ({ authorization: "Basic eDp5" }),
  (draws: Draws) => ({ cookie: `csrftoken=${asciiOnly(oddText(draws))}; device=..; csrftoken=2` }),
  () => ({ "accept-encoding": "gzip;q=0, br;q=0, identity;q=0, *;q=0" }),
  () => ({ "if-none-match": '*, W/"x", ""', "if-modified-since": "kemarin" }),
  (draws: Draws) => ({ "x-forwarded-for": asciiOnly(oddText(draws)), "x-forwarded-proto": "gopher" }),
  (draws: Draws) => ({ host: draws.pick(["jahat.example", "[::1", "a:99999", ""]) }),
  () => ({ origin: "null", referer: "http://", "user-agent": "x".repeat(3000) }),
  () => ({ "x-request-id": "\tx".repeat(50), "accept-language": "*;q=99" }),
];
const oddHeaders = (draws: Draws) => (draws.chance(0.08) ? draws.pick(ODD_HEADERS)(draws) : {});

/** A call of an endpoint with random values, most of them invalid. */
export function callOf(
  draws: Draws,
  endpoint: EndpointShape,
  headers: Record<string, string>,
  supplies: Supplies,
): InjectOptions {
  const { method } = endpoint;
  const sent = method === "GET" ? {} : bodyOf(draws, endpoint, supplies.pictures);
  const path = draws.pick([endpoint.path, ...(endpoint.aliases ?? [])]);
  return {
    method,
    url: filledIn(draws, path, supplies) + queryOf(draws, endpoint),
    ...sent,
    headers: { ...headers, ...oddHeaders(draws), ...sent.headers },
  };
}

/** A request for a page that may not exist. */
export function pageOf(draws: Draws, headers: Record<string, string>, supplies: Supplies): InjectOptions {
  const page = filledIn(draws, draws.pick(supplies.pages), supplies);
  const path = draws.chance(0.8)
    ? page
    : `${page}/${draws.chance(0.3) ? draws.pick(RAW) : encoded(oddText(draws))}`;
  const query = draws.chance(0.4)
    ? `?${draws.pick(["search", "uid", "next", "page"])}=${encoded(oddText(draws))}`
    : "";
  return {
    method: draws.chance(0.05) ? "HEAD" : "GET",
    url: (draws.chance(0.05) ? "/" : "") + path + (draws.chance(0.1) ? ".data" : "") + query,
    headers: { ...headers, ...oddHeaders(draws) },
  };
}
