import { SITE_NAME } from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";
import type { Issuer } from "../queries/receipt-columns.ts";

export type ReadIssuer = (reader: Reader) => Promise<Issuer>;

/** The issuer's own mark as PNG; nothing where the app's own is drawn. */
export type ReadMark = () => Promise<Buffer | undefined>;
export const NO_MARK: ReadMark = async () => undefined;

/** Until the app says who it is. */
export const NAMELESS: ReadIssuer = async () => ({
  name: SITE_NAME,
  address: "",
  contact: "",
  basis: null,
});
