import { z } from "zod";
import { upTo } from "../platform/vocabulary.ts";

/**
 * By what right zakat is taken. Without one the law punishes collecting it (UU 23/2011, articles 38 and 41): the
 * calculator works, and paying leads to alms.
 */
export const AMIL_BASES = ["none", "upz", "laz", "notification"] as const;
export type AmilBasisKind = (typeof AMIL_BASES)[number];

export const amilBasis = z
  .object({
    kind: z.enum(AMIL_BASES, { error: "Pilih dasarnya." }),
    /** Of an UPZ the body that it collects for, else our own name as the licence has it. */
    institution: upTo(150),
    /** Of the decree or letter. */
    number: upTo(100),
    /** Its last day; empty where it names none. */
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

/** Until staff say otherwise. */
export const NO_AMIL_BASIS: AmilBasis = { kind: "none", institution: "", number: "", valid_until: "" };

/** Who may issue a receipt of zakat as such, in words; nothing where no licence holds on that day. A notification is none. */
export function licenceOf({ kind, institution, number, valid_until }: AmilBasis, day: string): string | null {
  if ((kind !== "upz" && kind !== "laz") || (valid_until !== "" && valid_until < day)) return null;
  return kind === "upz" ? `UPZ dari ${institution}, ${number}` : `${institution}, izin LAZ ${number}`;
}
