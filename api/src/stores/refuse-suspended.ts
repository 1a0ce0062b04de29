import type { Selectable } from "kysely";
import type { Schema } from "../platform/database/schema.ts";
import { conflict } from "../platform/errors.ts";
import { asSentence } from "../platform/text/sentence.ts";

/** SQL: staff paused the store `store` (its owner's own pause has no reason), or its owner may not sign in. */
export const SUSPENDED = `(store.state = 'paused' and store.state_reason <> ''
  or exists (select from member o where o.id = store.member_id and o.suspended_at is not null))`;

/** What the seller of a suspended store may not do; `what` begins the sentence. */
export function refuseSuspended(
  { state, state_reason }: Pick<Selectable<Schema["store"]>, "state" | "state_reason">,
  what: string,
) {
  if (state === "paused" && state_reason !== "")
    throw conflict(
      "store_suspended",
      `${what} menunggu, karena petugas menjeda tokomu: ${asSentence(state_reason)} Hubungi kami untuk membukanya lagi.`,
    );
}
