import { z } from "zod";
import { upTo } from "../platform/vocabulary.ts";

/**
 * The legal basis for collecting zakat. Without one, collecting is an offence (UU 23/2011, articles 38 and 41): the
 * calculator works, and paying leads to alms.
 */
export const AMIL_BASES = ["none", "upz", "laz", "notification"] as const;
export type AmilBasisKind = (typeof AMIL_BASES)[number];

export const amilBasis = z
  .object({
    kind: z.enum(AMIL_BASES, { error: "Pilih dasarnya." }),
    /** For a UPZ, the body that it collects for; otherwise our name as written in the licence. */
    institution: upTo(150),
    /** The number of the decree or letter. */
    number: upTo(100),
    /** Its last day; may be empty. */
    valid_until: z.union([z.literal(""), z.iso.date("Isi dengan tanggal.")]),
  })
  .refine(({ kind, institution }) => kind === "none" || institution !== "", {
    path: ["institution"],
    error: "Wajib diisi.",
  })
  .refine(({ kind, number }) => kind === "none" || number !== "", {
    path: ["number"],
    error: "Wajib diisi.",
  });
export type AmilBasis = z.infer<typeof amilBasis>;

/** The default. */
export const NO_AMIL_BASIS: AmilBasis = { kind: "none", institution: "", number: "", valid_until: "" };

/** Who issues zakat receipts, in words; null without a valid licence on that day. A notification is not a licence. */
export function licenceOf({ kind, institution, number, valid_until }: AmilBasis, day: string): string | null {
  if ((kind !== "upz" && kind !== "laz") || (valid_until !== "" && valid_until < day)) return null;
  return kind === "upz" ? `UPZ dari ${institution}, ${number}` : `${institution}, izin LAZ ${number}`;
}
