import { z } from "zod";
import { RECIPIENT_KINDS } from "../ledger/recipients.ts";
import { pictureKey } from "../platform/catalogue.ts";
import { day, upTo, written } from "../platform/vocabulary.ts";

/**
 * What the public reads of a payout, besides its amount and fund. None of it is in the ledger. There is no field for the name of a
 * person who received it: only their kind, their number and their region.
 */
export const whatPublicReadsOfPayout = {
  paid_on: day,
  title: written("Wajib diisi.", 150),
  /** Sanitised by the server: what is not allowed is taken out. */
  story: z.string().max(50_000, "Terlalu panjang.").default(""),
  /** A photograph or a voucher, for everybody to see. */
  picture: pictureKey,
  /** The same as PDF. */
  voucher: pictureKey,
  /** Who received it; default: by the campaign's category. For zakat it must be one of the eight asnaf. */
  recipient_kind: z.enum(RECIPIENT_KINDS, { error: "Pilih penerimanya." }).nullable().default(null),
  people: z
    .int("Isi dengan bilangan bulat.")
    .min(1, "Paling sedikit satu orang.")
    .max(10_000_000, "Terlalu banyak.")
    .nullable()
    .default(null),
  region: upTo(100).default(""),
  /** The people in its pictures agreed, or none can be recognised. */
  consent: z.boolean().default(false),
};
