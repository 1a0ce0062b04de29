import { STAFF_ROLES } from "@barakah/contract/platform/staff-roles";
import { expect, it } from "vitest";
import routes from "../../routes.ts";
import { menuItemAt, screenAt, visibleTo } from "./menu.ts";

const admin = routes.find(({ path }) => path === "admin")?.children ?? [];
const addresses = admin.map(({ path }) => `/admin${path ? `/${path}` : ""}`);

it("every screen has a sentence about its purpose", () => {
  expect(addresses.length).toBeGreaterThan(45);
  for (const address of addresses)
    expect([address, screenAt(address.replace(/:\w+\??/g, "1")).purpose]).toEqual([
      address,
      expect.stringMatching(/\.$/),
    ]);
});

it("has every screen in the menu, or a screen that leads to it", () => {
  const unreachable = addresses.filter(
    (address) => address !== "/admin" && menuItemAt(address)?.to === "/admin",
  );
  expect(unreachable).toEqual([]);
});

it("begins everybody's menu with the day's work, and treasurers' with their three everyday screens", () => {
  for (const role of STAFF_ROLES) expect(visibleTo([role])[0]?.items[0]?.label).toBe("Hari ini");
  const [, money] = visibleTo(["bendahara"]);
  expect(money?.items.map(({ label }) => label)).toEqual(["Verifikasi", "Mutasi", "Penyaluran"]);
  expect(money?.folded?.label).toBe("Pembukuan");
});
