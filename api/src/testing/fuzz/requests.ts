import type { EndpointShape } from "@barakah/contract";
import type { InjectOptions } from "fastify";
import type { Dice } from "./dice.ts";
import { oddText, valueFor } from "./values.ts";

const PAGES = [
  "/",
  "/charity",
  "/donasi",
  "/sinergy",
  "/academy",
  "/kampanye/",
  "/produk/",
  "/kelas/",
  "/sertifikat/",
];
const TYPES = [
  "application/json",
  "text/plain",
  "multipart/form-data",
  "application/xml",
  "",
  "multipart/form-data; boundary=x",
];
const FORM = "multipart/form-data; boundary=----------------------------fuzz";

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

function pathOf(dice: Dice, { path }: EndpointShape): string {
  return path.replace(/:\w+/g, () =>
    dice.chance(0.6) ? String(dice.below(30)) : encoded(oddText(dice)) || "x",
  );
}

function queryOf(dice: Dice, { query }: EndpointShape): string {
  if (!query || dice.chance(0.3)) return "";
  const made = valueFor(dice, query);
  const pairs = Object.entries(typeof made === "object" && made !== null ? made : { search: made });
  return `?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`).join("&")}`;
}

function formOf(dice: Dice, body: unknown): string {
  const pairs = Object.entries(typeof body === "object" && body !== null ? body : {});
  const parts = pairs.map(
    ([name, value]) =>
      `------------------------------fuzz\r\ncontent-disposition: form-data; name="${encoded(name)}"${dice.chance(0.2) ? '; filename="a.png"' : ""}\r\n\r\n${String(value)}\r\n`,
  );
  const whole = `${parts.join("")}------------------------------fuzz--\r\n`;
  return dice.chance(0.3) ? whole.slice(0, dice.below(whole.length)) : whole;
}

function bodyOf(dice: Dice, endpoint: EndpointShape): Pick<InjectOptions, "payload" | "headers"> {
  const body = endpoint.body ? valueFor(dice, endpoint.body) : {};
  if (endpoint.multipart && dice.chance(0.6))
    return { payload: formOf(dice, body), headers: { "content-type": FORM } };
  const json = JSON.stringify(body) ?? "";
  const cut = dice.chance(0.05) ? json.slice(0, dice.below(json.length + 1)) : json;
  return {
    payload: cut,
    headers: { "content-type": dice.chance(0.05) ? dice.pick(TYPES) : "application/json" },
  };
}

/** One call of the contract with wrong values where it pleases the dice. */
export function callOf(dice: Dice, endpoint: EndpointShape, headers: Record<string, string>): InjectOptions {
  const { method } = endpoint;
  const sent = method === "GET" ? {} : bodyOf(dice, endpoint);
  const odd = dice.chance(0.05) ? { "idempotency-key": encoded(oddText(dice)), range: "bytes=9-1" } : {};
  return {
    method,
    url: pathOf(dice, endpoint) + queryOf(dice, endpoint),
    ...sent,
    headers: { ...headers, ...odd, ...sent.headers },
  };
}

/** The address of a page that may or may not be there. */
export function pageOf(dice: Dice): InjectOptions {
  const path = dice.pick(PAGES) + (dice.chance(0.5) ? encoded(oddText(dice)) : "");
  const query = dice.chance(0.5) ? `?search=${encoded(oddText(dice))}` : "";
  return {
    method: "GET",
    url: (dice.chance(0.1) ? "/" : "") + path + (dice.chance(0.1) ? ".data" : "") + query,
  };
}
