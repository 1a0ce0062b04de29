import { z } from "zod";
import { GIVEN_KINDS } from "../ledger/fund-kinds.ts";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { written } from "../platform/vocabulary.ts";

const treasurers = may("money");

const name = written("Beri nama dananya.", 60, 3);
const purpose = written("Tulis untuk apa dananya.", 200, 5);

/** A fund that is no campaign. */
export const houseFund = z.object({
  code: z.string(),
  kind: z.enum(GIVEN_KINDS),
  name: z.string(),
  purpose: z.string(),
  active: z.boolean(),
  /** Of wakaf: it stays for ever, and is not paid out. */
  principal: z.boolean(),
  /** The app itself books into it, so it cannot be retired. */
  kept: z.boolean(),
  balance: z.int(),
});
export type HouseFund = z.infer<typeof houseFund>;

export const listHouseFunds = endpoint("GET /api/admin/house-funds/", {
  summary: "Dana selain program dengan saldonya menurut buku besar, juga yang tidak dipakai lagi.",
  ...treasurers,
  response: z.object({ funds: z.array(houseFund) }),
});

export const addHouseFund = endpoint("POST /api/admin/house-funds/", {
  summary:
    "Menambah dana. Jenisnya tetap sejak uang pertama masuk. 409 `name_taken` bila namanya sudah dipakai.",
  ...treasurers,
  body: z
    .object({
      kind: z.enum(GIVEN_KINDS, { error: "Pilih jenis dananya." }),
      name,
      purpose,
      principal: z.boolean().default(false),
    })
    .refine(({ kind, principal }) => !principal || kind === "wakaf", {
      path: ["principal"],
      error: "Hanya wakaf yang punya pokok.",
    }),
  ...saying("Dana sudah ditambahkan."),
  status: 201,
});

export const changeHouseFund = endpoint("POST /api/admin/house-funds/:code/", {
  summary:
    "Memberi dana nama dan tujuan lain, tidak memakainya lagi atau memakainya kembali (`active`). Yang tidak dipakai tidak menerima pemindahan; isinya tetap dapat keluar. 409 `fund_kept` untuk dana yang diisi aplikasi sendiri, `name_taken` bila namanya sudah dipakai.",
  ...treasurers,
  params: z.object({ code: z.string().regex(/^[a-z0-9-]{1,40}$/, "Pilih dananya.") }),
  body: z.object({ name, purpose, active: z.boolean() }),
  ...saying("Dana sudah disimpan."),
});
