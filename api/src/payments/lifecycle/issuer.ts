import { SITE_NAME } from "@barakah/contract";
import type { Issuer } from "../../platform/database/columns.ts";
import type { Reader } from "../../platform/database/database.ts";

export type ReadIssuer = (reader: Reader) => Promise<Issuer>;

/** The issuer's logo as PNG; undefined for the app's own. */
export type ReadLogo = () => Promise<Buffer | undefined>;
export const NO_LOGO: ReadLogo = async () => undefined;

/** Default until configured. */
export const NAMELESS: ReadIssuer = async () => ({
  name: SITE_NAME,
  address: "",
  contact: "",
  basis: null,
});
