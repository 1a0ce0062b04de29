import type { AuditAction, OwnStore, StaffStore, StoreState } from "@barakah/contract";
import { tell } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { editConflict } from "../platform/catalogue/edit-item.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, existing, notFound } from "../platform/errors.ts";
import { releaseProducts, withholdProducts } from "../shop/index.ts";
import { noStore } from "./own-store.ts";
import { staffStore } from "./queries/staff-stores.ts";
import { lockStore, lockStoreOf, ownStore, updateStore } from "./queries/stores.ts";

interface Step {
  action: AuditAction;
  from: readonly StoreState[];
  to: StoreState;
  title: (name: string) => string;
  body: string;
  link: string;
}

const HOME = "/toko-saya";

const STEPS = {
  approve: {
    action: "store.approve",
    from: ["applied"],
    to: "open",
    title: (name) => `${name} dibuka`,
    body: "Tokomu sudah dibuka. Tambahkan produk pertamamu; petugas memeriksanya sebelum tayang.",
    link: HOME,
  },
  refuse: {
    action: "store.refuse",
    from: ["applied"],
    to: "refused",
    title: (name) => `Pengajuan ${name} perlu diperbaiki`,
    body: "",
    link: "/buka-toko",
  },
  pause: {
    action: "store.pause",
    from: ["open", "paused"],
    to: "paused",
    title: (name) => `${name} dijeda`,
    body: "",
    link: HOME,
  },
  reopen: {
    action: "store.reopen",
    from: ["paused"],
    to: "open",
    title: (name) => `${name} dibuka lagi`,
    body: "Produkmu dijual lagi.",
    link: HOME,
  },
} as const satisfies Record<string, Step>;

export interface StoreDecision {
  id: number;
  reason?: string;
  /** The version that staff read: the applicant may have changed it meanwhile. */
  version?: number;
}

type Change = Parameters<typeof updateStore>[2] & { state: StoreState };

/** Its products are withdrawn and published again with it; existing orders continue. */
async function move(tx: Tx, id: number, change: Change) {
  if (change.state === "paused") await withholdProducts(tx, id);
  await updateStore(tx, id, change);
  if (change.state === "open") await releaseProducts(tx, id);
}

/** Staff may not decide about their own store. The owner is notified. */
export async function decideStore(
  database: Database,
  actor: Actor,
  name: keyof typeof STEPS,
  { id, reason = "", version }: StoreDecision,
): Promise<StaffStore> {
  const step: Step = STEPS[name];
  await database.transact(async (tx) => {
    const store = await lockStore(tx, id);
    if (!store) throw notFound("Toko tidak ditemukan.");
    if (store.member_id === actor.memberId)
      throw conflict("own_store", "Ini tokomu sendiri. Minta petugas lain memutuskannya.");
    if (!step.from.includes(store.state))
      throw conflict("already_decided", "Toko ini sudah diputuskan. Muat ulang halaman ini.");
    if (version !== undefined && version !== store.version) throw editConflict(store.version);
    await move(tx, id, {
      ...{ state: step.to, state_reason: reason, decided_by: actor.memberId },
      opened_at: store.opened_at ?? (step.to === "open" ? new Date().toISOString() : null),
    });
    await audit(tx, actor, step.action, ["store", id], {
      before: { state: store.state },
      after: { state: step.to, ...(reason && { reason }) },
    });
    await tell(tx, {
      topic: "account",
      to: { memberId: store.member_id },
      title: step.title(store.name),
      body: step.body || reason,
      link: step.link,
      key: `store ${id} ${name} ${new Date().toISOString()}`,
      letter: { cause: "anyone", button: { label: "Buka tokomu" } },
    });
  });
  return existing(await staffStore(database, id));
}

/** The owner's own pause has no reason; this distinguishes it from a pause by staff. */
export async function restStore(
  database: Database,
  { memberId }: Actor,
  resting: boolean,
): Promise<OwnStore> {
  return database.transact(async (tx) => {
    const store = await lockStoreOf(tx, memberId);
    if (!store) throw noStore();
    const [from, to] = resting ? (["open", "paused"] as const) : (["paused", "open"] as const);
    if (store.state === "paused" && store.state_reason !== "")
      throw conflict("paused_by_staff", "Petugas menjeda tokomu. Hubungi kami untuk membukanya lagi.");
    if (store.state !== from && store.state !== to) throw conflict("not_open", "Tokomu belum dibuka.");
    if (store.state === from) await move(tx, store.id, { state: to });
    return existing(await ownStore(tx, memberId));
  });
}
