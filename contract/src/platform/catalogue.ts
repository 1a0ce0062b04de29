import { z } from "zod";
import { endpoint, may } from "./endpoint.ts";
import { PUBLICATIONS } from "./publication-states.ts";
import { TITLE_MOST } from "./text-lengths.ts";
import { id, instant, page, queryText, searchText, slug, upTo, written } from "./vocabulary.ts";

export * from "./publication-states.ts";

export const staffPage = { ...page, search: searchText };

export const catalogueStaffFilter = z.object({
  ...staffPage,
  status: queryText.pipe(z.enum(PUBLICATIONS)).optional(),
});

/** The fields of every catalogue item in a staff list. */
export const listedForStaff = {
  id,
  slug,
  title: z.string(),
  thumbnail: z.string().nullable(),
  is_featured: z.boolean(),
  status: z.enum(PUBLICATIONS),
  created_at: instant,
};

/** The key of an uploaded picture. */
export const pictureKey = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/, "Unggah gambarnya dahulu.")
  .nullable()
  .default(null);

/** What the editors of campaigns, products and courses share. */
export const catalogueDraft = {
  title: written("Wajib diisi.", TITLE_MOST),
  /** Left out or empty: made from the title. */
  slug: upTo(120)
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, "Hanya huruf kecil, angka, dan tanda hubung di antaranya.")
    .default(""),
  /** Sanitised by the server: what is not allowed is taken out. */
  description: z.string().max(200_000, "Keterangan terlalu panjang.").default(""),
  picture: pictureKey,
  is_featured: z.boolean().default(false),
};

/** Optimistic locking: the version that was read is sent along; 409 `edit_conflict` if it has changed. */
export const seenVersion = {
  version: z.int("Muat ulang halaman ini, lalu simpan lagi."),
};

/** The same for texts without a version number: a digest of what was read. */
export const seenText = {
  version: z.string("Muat ulang halaman ini, lalu simpan lagi.").max(40),
};

/** Who edited an item last, for other editors. */
export const editedForStaff = {
  version: z.int(),
  changed_by: z.string().nullable(),
  changed_at: instant.nullable(),
  /** When a draft is published automatically. */
  publish_at: instant.nullable(),
};

export const changePublication = z.object({
  status: z.enum(PUBLICATIONS, { error: "Pilih draf, terbit, atau arsip." }),
  /** Drafts only: when it is to be published automatically. */
  publish_at: z.iso.datetime({ offset: true, error: "Isi dengan waktu." }).nullable().default(null),
});
export const byId = z.object({ id: z.coerce.number().int().positive() });

export const uploadPicture = endpoint("POST /api/admin/pictures/", {
  summary:
    "Gambar untuk katalog dan penyaluran dana (`picture`, JPG atau PNG, paling besar 2 MB). Ukuran dan format lainnya dibuat sesudah dijawab.",
  ...may("pictures"),
  multipart: true,
  files: ["picture"],
  body: z.object({}),
  response: z.object({ key: z.string(), thumbnail: z.string() }),
  status: 201,
});
