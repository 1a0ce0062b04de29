import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { addAddress, changeAddress, removeAddress } from "./address-book.ts";
import { addressesOf } from "./queries/addresses.ts";
import { findRegions } from "./queries/regions.ts";

export function addressRoutes(app: FastifyInstance, database: Database) {
  serve(app, contract.listRegions, ({ query }) => findRegions(database, query));
  serve(app, contract.listAddresses, ({ actor, query }) =>
    addressesOf(database.kysely, actor.memberId, query),
  );
  serve(app, contract.addAddress, ({ actor, body }) => addAddress(database, actor.memberId, body));
  serve(app, contract.changeAddress, ({ actor, params, body }) =>
    changeAddress(database, actor.memberId, params.id, body),
  );
  serve(app, contract.removeAddress, ({ actor, params }) =>
    removeAddress(database, actor.memberId, params.id),
  );
}
