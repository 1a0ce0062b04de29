import {
  addAddress as addAddressCall,
  changeAddress as changeAddressCall,
  listAddresses,
  listRegions,
  removeAddress as removeAddressCall,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";
import { addAddress, changeAddress, removeAddress } from "./keep-addresses.ts";
import { addressesOf } from "./queries/addresses.ts";
import { findRegions } from "./queries/regions.ts";

export function addressRoutes(app: FastifyInstance, database: Database) {
  serve(app, listRegions, ({ query }) => findRegions(database, query));
  serve(app, listAddresses, ({ actor, query }) => addressesOf(database.kysely, actor.memberId, query));
  serve(app, addAddressCall, ({ actor, body }) => addAddress(database, actor.memberId, body));
  serve(app, changeAddressCall, ({ actor, params, body }) =>
    changeAddress(database, actor.memberId, params.id, body),
  );
  serve(app, removeAddressCall, ({ actor, params }) => removeAddress(database, actor.memberId, params.id));
}
