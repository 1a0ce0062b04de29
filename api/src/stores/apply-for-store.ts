import { type applyForStore, type BodyOf, type OwnStore, rolesWith } from "@barakah/contract";
import { tellStaff } from "../accounts/index.ts";
import type { Actor } from "../platform/actor.ts";
import { freeSlug } from "../platform/catalogue/slugs.ts";
import type { Database, Reader, Tx } from "../platform/database/database.ts";
import { conflict, existing, invalid } from "../platform/errors.ts";
import { lockFiles } from "../platform/files/stored-files.ts";
import { placeOf } from "../shop/index.ts";
import { sealedAccount } from "./bank-account.ts";
import { insertStore, lockStoreOf, ownStore, updateStore } from "./queries/stores.ts";
import { refuseImitation } from "./refuse-imitating-name.ts";

type Application = BodyOf<typeof applyForStore>;

export async function checkStoreFields(
  tx: Tx,
  { region_code, picture }: { region_code: string; picture: string | null },
): Promise<void> {
  if ((await placeOf(tx, region_code)) === undefined) throw invalid({ region_code: ["Pilih kecamatan."] });
  if (picture) await lockFiles(tx, { picture: [picture] });
}

const alreadyOpen = () => conflict("already_open", "Tokomu sudah dibuka. Ubah keterangannya di Toko saya.");

async function tellOfApplication(tx: Tx, actor: Actor, store: { id: number; name: string }) {
  await tellStaff(
    tx,
    { roles: rolesWith("stores"), except: actor.memberId },
    {
      title: `Pengajuan toko: ${store.name}`,
      body: "Seorang anggota ingin menjual di sini. Periksa pengajuannya.",
      link: `/admin/toko?pilih=${store.id}`,
      key: `store ${store.id} applied ${new Date().toISOString()}`,
    },
  );
}

/**
 * Applies for a store, or corrects an application that is undecided or was refused. The accepted terms are stored with the
 * store.
 */
export async function applyForOwnStore(
  database: Database,
  actor: Actor,
  application: Application,
  ujrahPercent: (reader: Reader) => Promise<number>,
): Promise<OwnStore> {
  const { account_number, account_again: _, agreed: __, bank, account_holder, ...fields } = application;
  const { memberId } = actor;
  return database.transact(async (tx) => {
    if (fields.ujrah_percent !== (await ujrahPercent(tx)))
      throw conflict("ujrah_changed", "Ujrahnya baru saja berubah. Baca akadnya sekali lagi.");
    await refuseImitation(tx, fields.name);
    await checkStoreFields(tx, fields);
    const before = await lockStoreOf(tx, memberId);
    if (before && before.state !== "applied" && before.state !== "refused") throw alreadyOpen();
    const now = new Date().toISOString();
    const columns = {
      ...fields,
      ...(await sealedAccount(tx, memberId, { bank, account_number, account_holder })),
      ...{ state: "applied" as const, state_reason: "", agreed_at: now, applied_at: now },
      slug: before?.slug ?? (await freeSlug(tx, "store", { slug: "", title: fields.name })),
    };
    if (before) await updateStore(tx, before.id, columns);
    else if (!(await insertStore(tx, { ...columns, member_id: memberId })))
      throw conflict("already_applied", "Pengajuanmu sudah kami terima. Muat ulang halaman ini.");
    const store = existing(await ownStore(tx, memberId));
    if (before?.state !== "applied") await tellOfApplication(tx, actor, store);
    return store;
  });
}
