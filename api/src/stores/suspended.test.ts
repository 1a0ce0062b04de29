import type { OwnStore } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { Refusal } from "../testing/buyer.ts";
import { bearer, send } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { APPLICATION, applied, aSeller } from "../testing/stores.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  api = await testApp();
  editor = bearer(await aStaffMember(api, "editor"));
});

const { name: _, account_again: __, account_number: ___, ...STORE } = APPLICATION;
const rename = async (seller: Awaited<ReturnType<typeof aSeller>>, name: string) => {
  const { body } = await seller.call<{ store: OwnStore }>("GET", "/api/stores/mine/");
  const version = body.store.version;
  return seller.call<OwnStore & Refusal>("PUT", "/api/stores/mine/", { ...STORE, name, version });
};

describe("a store that staff paused", () => {
  it("cannot be renamed or get new goods; its owner reads why", async () => {
    const seller = await aSeller(api);
    const pause = `/api/admin/stores/${seller.store.id}/pause/`;
    expect((await send(api, "POST", pause, { reason: "Barangnya palsu." }, editor)).status).toBe(200);
    const words = expect.stringContaining("Barangnya palsu.");
    expect((await rename(seller, "Toko Baru")).body).toMatchObject({
      code: "store_suspended",
      detail: words,
    });
    const draft = { title: "Sambal", description: "Pedas.", price: 10_000, kind: "goods", weight_g: 100 };
    const added = await seller.call("POST", "/api/stores/mine/products/", { ...draft, stock: 1 });
    expect(added.body).toMatchObject({ code: "store_suspended", detail: words });
    const asked = await seller.call("POST", "/api/stores/mine/payouts/", { amount: 1000 });
    expect(asked.body).toMatchObject({ code: "store_suspended", detail: words });
    // What is not a name may be corrected.
    expect((await rename(seller, seller.store.name)).status).toBe(200);
  });
});

describe("the name of a store", () => {
  it("every change of it is audited, and staff are notified", async () => {
    const seller = await aSeller(api);
    expect((await rename(seller, "Dapur Barakah Bu Siti")).status).toBe(200);
    const { rows } = await api.database.pool.query(
      "select before, after from audit_log where action = 'store.rename' and subject_id = $1",
      [String(seller.store.id)],
    );
    expect(rows).toMatchObject([
      { before: { name: seller.store.name }, after: { name: "Dapur Barakah Bu Siti" } },
    ]);
    const { body } = await api.get<{ title: string }[]>("/api/notifications/", editor);
    expect(body.map(({ title }) => title)).toContain(
      `${seller.store.name} sekarang bernama Dapur Barakah Bu Siti`,
    );
  });

  it.each(["BARAKAH APP Resmi", "B4r4kah-App", "Toko Official", "Bendahara Komunitas"])(
    "does not imitate the community: %s",
    async (name) => {
      const seller = await aSeller(api);
      expect((await rename(seller, name)).body.errors).toHaveProperty("name");
      await expect(applied(api, { name })).rejects.toThrow("mirip nama komunitas");
    },
  );
});
