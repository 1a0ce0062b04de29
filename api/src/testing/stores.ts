import type { OwnStore } from "@barakah/contract";
import type { Insertable } from "kysely";
import type { Database } from "../platform/database/database.ts";
import type { Schema } from "../platform/database/schema.ts";
import { sealedAccount } from "../stores/bank-account.ts";
import { aBuyer } from "./buyer.ts";
import type { TestApp } from "./test-app.ts";

/** What a member types to open a store. */
export const APPLICATION = {
  name: "Dapur Bu Nadia",
  story: "Sambal dan keripik rumahan, dimasak tiap Senin dan Kamis di dapur sendiri.",
  region_code: "321701",
  phone: "0812 0000 0007",
  halal: "ingredients",
  bank: "BSI",
  account_number: "7000 0000 42",
  account_again: "7000000042",
  account_holder: "Nadia Paramita",
  agreed: true,
  ujrah_percent: 5,
};

/** A store in any state, open by default, without the steps that lead there. */
export const aStore = async (
  database: Database,
  member_id: number,
  given: Partial<Insertable<Schema["store"]>> = {},
) =>
  database.kysely
    .insertInto("store")
    .values({
      member_id,
      slug: `toko-${member_id}`,
      name: `Toko ${member_id}`,
      story: APPLICATION.story,
      picture: null,
      region_code: APPLICATION.region_code,
      phone: APPLICATION.phone,
      ...{ pickup_place: "Jl. Contoh 7, Lembang", pickup_hours: "Sabtu 9–12" },
      ...(await sealedAccount(database.kysely, member_id, {
        ...APPLICATION,
        account_number: APPLICATION.account_again,
      })),
      state: "open",
      agreed_at: new Date().toISOString(),
      ujrah_percent: APPLICATION.ujrah_percent,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A signed-in member with an open store. */
export async function aSeller(api: TestApp, given: Partial<Insertable<Schema["store"]>> = {}) {
  const member = await aBuyer(api);
  return Object.assign(member, { store: await aStore(api.database, member.id, given) });
}

export const applied = async (api: TestApp, given: object = {}) => {
  const member = await aBuyer(api);
  const { status, body } = await member.call<OwnStore>("POST", "/api/stores/apply/", {
    ...APPLICATION,
    ...given,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return Object.assign(member, { store: body });
};
