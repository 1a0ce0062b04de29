import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { said } from "../platform/vocabulary.ts";

export const sayAamiin = endpoint("POST /api/donations/prayers/:id/aamiin/", {
  summary: "Mengaminkan doa seorang donatur, sekali untuk tiap orang.",
  access: "optional",
  response: z.object({ aamiin: z.int() }),
});

export const reportPrayer = endpoint("POST /api/donations/prayers/:id/report/", {
  summary: "Melaporkan pesan yang tidak pantas kepada petugas.",
  access: "optional",
  response: said,
});
