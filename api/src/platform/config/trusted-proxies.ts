import { isIP } from "node:net";
import type { Problem } from "./problem.ts";

const NAMED = new Set(["loopback", "linklocal", "uniquelocal"]);
/** Shorter prefixes cover so much of the internet that anybody could pose as a proxy. */
const SHORTEST = { 4: 8, 6: 7 } as const;

const entries = (list: string) => list.split(",").map((entry) => entry.trim());

function isAddress(entry: string): boolean {
  const [address = "", prefix, ...more] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** Comma-separated addresses, networks such as 10.0.0.0/8, and the predefined names. */
export const isProxyList = (list: string): boolean =>
  entries(list).every((entry) => NAMED.has(entry) || isAddress(entry));

/** Whether the list trusts public addresses: then anybody could fake a client address. */
export function trustsTheInternet(list: string): boolean {
  return entries(list).some((entry) => {
    const [address = "", prefix] = entry.split("/");
    if (/^(?:0\.0\.0\.0|::)$/.test(address)) return true;
    const version = isIP(address);
    return prefix !== undefined && Number(prefix) < (version === 6 ? SHORTEST[6] : SHORTEST[4]);
  });
}

/** Checks the public address and the trusted proxies. */
export function addressProblems(env: {
  PUBLIC_URL?: string | undefined;
  TRUST_PROXY?: string | undefined;
}): Problem[] {
  const problems: Problem[] = [];
  if (!env.PUBLIC_URL?.startsWith("https:"))
    problems.push({
      setting: "PUBLIC_URL",
      sentence: "harus alamat https yang diketik orang, misalnya https://barakah.contoh.id",
    });
  if (!env.TRUST_PROXY)
    problems.push({
      setting: "TRUST_PROXY",
      sentence:
        "belum dinyatakan proxy mana yang dipercaya; isi dengan alamatnya, misalnya loopback atau 10.0.0.0/8, atau off bila tidak ada",
    });
  else if (env.TRUST_PROXY !== "off" && trustsTheInternet(env.TRUST_PROXY))
    problems.push({
      setting: "TRUST_PROXY",
      sentence:
        "mempercayai seluruh internet, sehingga siapa pun dapat memalsukan alamatnya; isi hanya dengan alamat proxy-mu, misalnya loopback",
    });
  return problems;
}
