import { z } from "zod";
import { endpoint, may } from "../platform/endpoint.ts";

const head = may("administration");

/** By its digest, so that browsers see the newest one at once; null while the app shows its own. */
const logo = z.object({ version: z.string().nullable() });

export const getLogo = endpoint("GET /api/admin/logo/", {
  summary: "Logo komunitas yang dipakai di header, ikon aplikasi dan tanda terima.",
  ...head,
  response: logo,
});

export const saveLogo = endpoint("POST /api/admin/logo/", {
  summary:
    "Logo komunitas (`picture`, JPG atau PNG, paling besar 2 MB). Tampil di header, ikon aplikasi dan tanda terima.",
  ...head,
  multipart: true,
  files: ["picture"],
  body: z.object({}),
  response: logo,
});

export const removeLogo = endpoint("DELETE /api/admin/logo/", {
  summary: "Kembali ke logo bawaan.",
  ...head,
  response: logo,
});
