import { SITE_NAME } from "@barakah/contract";
import type { Reader } from "../platform/database/database.ts";
import { invalid } from "../platform/errors.ts";
import { communityNames } from "./queries/stores.ts";

/** Digits and signs that are read as letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "@": "a", $: "s", "!": "i", l: "i" },
};

/** Normalises a name by how people read it: 'B4rakah-Äpp' and 'barakah app' give the same. */
const asRead = (name: string) =>
  [...name.normalize("NFKD").toLowerCase()]
    .map((sign) => LOOKS_LIKE[sign] ?? sign)
    .join("")
    .replace(/[^a-z]/g, "");

/** Words by which a store would pass for the community itself. */
const OFFICIAL = ["resmi", "official", "admin", "petugas", "bendahara", "panitia", "verified"].map(asRead);

/** A store must not be taken for the community. */
export async function refuseImitation(reader: Reader, name: string): Promise<void> {
  const read = asRead(name);
  const ours = [SITE_NAME, ...(await communityNames(reader))].map(asRead).filter((one) => one.length >= 4);
  if ([...ours, ...OFFICIAL].some((one) => read.includes(one)))
    throw invalid({
      name: [
        "Nama ini mirip nama komunitas atau petugasnya. Pilih nama yang jelas milikmu, misalnya Dapur Bu Siti.",
      ],
    });
}
