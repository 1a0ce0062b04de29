import { type Missing, PRICE_LABEL, ZAKAT_CLOSED, ZAKAT_LABEL, type ZakatKind } from "@barakah/contract";
import { conflict } from "../platform/errors.ts";

export const noRule = (kind: ZakatKind) =>
  kind === "fitrah"
    ? conflict("out_of_season", "Zakat fitrah dihitung dan ditunaikan di bulan Ramadan.")
    : conflict("no_rule", `Aturan ${ZAKAT_LABEL[kind].toLowerCase()} belum tersedia. Coba lagi nanti.`);

/** Why nothing could be calculated. */
export const cannotReckon = (kind: ZakatKind, missing: Missing) =>
  missing.missing === "rule"
    ? noRule(kind)
    : conflict(
        "no_price",
        `Harga ${PRICE_LABEL[missing.price].toLowerCase()} belum tersedia. Coba lagi nanti.`,
      );

export const zakatClosed = () => conflict("zakat_closed", ZAKAT_CLOSED);
