import {
  confirmZakatRule,
  enterMarketPrice,
  enterZakatRule,
  jakartaDay,
  readStaffZakat,
  returnZakatRule,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve.ts";
import { confirmRule, enterPrice, enterRule, returnRule } from "./keep-rules.ts";
import { staffZakat } from "./present-rules.ts";
import { pricesOn } from "./queries/prices.ts";
import { bookOn, type ReadBasis } from "./rule-book.ts";

export function staffRoutes(app: FastifyInstance, database: Database, basis: ReadBasis) {
  serve(app, readStaffZakat, async () => {
    const day = jakartaDay();
    const book = await bookOn(database.kysely, await basis(), day);
    return staffZakat(database.kysely, book, await pricesOn(database.kysely, day));
  });

  serve(app, enterZakatRule, async ({ actor, body }) => ({
    id: await enterRule(database, actor, body),
    detail: "Aturan tersimpan dan menunggu orang kedua.",
  }));

  serve(app, confirmZakatRule, async ({ actor, params }) => {
    await confirmRule(database, actor, params.id);
    return { detail: "Aturan dikonfirmasi dan dipakai sejak tanggal mulainya." };
  });

  serve(app, returnZakatRule, async ({ actor, params, body }) => {
    await returnRule(database, actor, params.id, body.reason);
    return { detail: "Aturan dikembalikan kepada pengisinya." };
  });

  serve(app, enterMarketPrice, async ({ actor, body }) => {
    await enterPrice(database, actor, body);
    return { detail: "Harga tersimpan." };
  });
}
