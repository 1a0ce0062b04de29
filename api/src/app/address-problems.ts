import type { Problem } from "../platform/config/problem.ts";
import { trustsTheInternet } from "../platform/config/trusted-proxies.ts";

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
