import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { said } from "../platform/vocabulary.ts";

const params = z.object({ id: z.coerce.number().int().positive() });

export const sayAamiin = endpoint({
  method: "POST",
  path: "/api/donations/prayers/:id/aamiin/",
  summary: "Mengaminkan doa seorang donatur, sekali untuk tiap orang.",
  access: "optional",
  params,
  response: z.object({ aamiin: z.int() }),
});

export const reportPrayer = endpoint({
  method: "POST",
  path: "/api/donations/prayers/:id/report/",
  summary: "Melaporkan pesan yang tidak pantas kepada petugas.",
  access: "optional",
  params,
  response: said,
});
