import { rolesWith } from "@barakah/contract";
import { tellStaff } from "../accounts/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Tx } from "../platform/database/database.ts";
import type { StoredStore } from "./queries/stores.ts";
import { refuseImitation } from "./refuse-imitating-name.ts";
import { refuseSuspended } from "./refuse-suspended.ts";

/** A new name is audited, and staff for stores are notified. */
export async function renameIn(tx: Tx, actor: Actor, store: StoredStore, name: string): Promise<void> {
  if (name === store.name) return;
  refuseSuspended(store, "Nama baru");
  await refuseImitation(tx, name);
  await audit(tx, actor, "store.rename", ["store", store.id], {
    before: { name: store.name },
    after: { name },
  });
  await tellStaff(
    tx,
    { roles: rolesWith("stores"), except: actor.memberId },
    {
      title: `${store.name} sekarang bernama ${name}`,
      body: "Periksa nama barunya. Bila menyesatkan, jeda tokonya dengan alasan.",
      link: `/admin/toko?pilih=${store.id}`,
      key: `store ${store.id} renamed ${new Date().toISOString()}`,
    },
  );
}
