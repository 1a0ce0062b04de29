import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BEGUN_GIFT, KEPT_PAYMENTS, SAID_AAMIIN, SIGNED_OUT, UNSENT_PROOFS } from "./device-keys.ts";
import { followSignOuts, forgetPerson, noteMember } from "./forget-person.ts";
import { saveToTab } from "./tab-storage.ts";

/** As a browser's: what is stored is a property, the methods are not. */
function aStorage(): Storage & Record<string, string> {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => void delete stored[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(stored, name, { value });
  return stored as Storage & Record<string, string>;
}

let device: ReturnType<typeof aStorage>;
let tab: ReturnType<typeof aStorage>;
let page: EventTarget;

/** Another tab of the same browser. */
function openTab(sessionStorage = aStorage()) {
  tab = sessionStorage;
  page = new EventTarget();
  vi.stubGlobal("window", { sessionStorage: tab });
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, page[name].bind(page));
  return tab;
}

beforeEach(() => {
  device = aStorage();
  vi.stubGlobal("localStorage", device);
  openTab();
});
afterEach(() => vi.unstubAllGlobals());

const kept = (number: string, memberId?: number | null) => ({ number, page: "/pembayaran/x", memberId });

it("forgets a member's payments, gift and drafts; a guest's number and proofs that wait stay", () => {
  device.setItem(KEPT_PAYMENTS, JSON.stringify([kept("DON-A", 7), kept("DON-B", null), kept("DON-C")]));
  device.setItem(BEGUN_GIFT, JSON.stringify({ gift: {}, memberId: 7, at: 1 }));
  device.setItem(SAID_AAMIIN, "[1,2]");
  device.setItem(UNSENT_PROOFS, "a menunggu");
  device.setItem("barakah-tema", "dark");
  saveToTab("donasi", { name: "Rina" });
  forgetPerson();
  expect(JSON.parse(device[KEPT_PAYMENTS] ?? "")).toEqual([kept("DON-B", null)]);
  expect(Object.keys(device).sort()).toEqual([
    "barakah-bukti",
    "barakah-keluar",
    "barakah-pembayaran",
    "barakah-tema",
  ]);
  expect(JSON.stringify(tab)).not.toContain("Rina");
});

it("deletes a list that has no entry of a guest", () => {
  device.setItem(KEPT_PAYMENTS, JSON.stringify([kept("DON-A", 7)]));
  device.setItem(BEGUN_GIFT, "{");
  forgetPerson();
  expect(Object.keys(device)).toEqual([SIGNED_OUT]);
});

it("clears every other tab once: when it gets the message, or when it is loaded again", () => {
  const first = openTab();
  followSignOuts();
  saveToTab("donasi", { name: "Rina" });
  const [its, asleep] = [page, openTab(aStorage())];
  saveToTab("profil", { phone: "0812" });

  openTab();
  forgetPerson();
  expect(JSON.stringify(first)).toContain("Rina");
  // In a browser each tab has its own globals; here the first one's are put back before it hears.
  openTab(first);
  its.dispatchEvent(Object.assign(new Event("storage"), { key: SIGNED_OUT }));
  expect(JSON.stringify(first)).not.toContain("Rina");
  openTab(asleep);
  followSignOuts();
  expect(JSON.stringify(asleep)).not.toContain("0812");

  saveToTab("donasi", { name: "Budi" });
  followSignOuts();
  expect(JSON.stringify(asleep)).toContain("Budi");
});

it("restores a member's drafts after signing out in another tab and in again, but not for another member", () => {
  for (const [next, sees] of [
    [7, true],
    [8, false],
  ] as const) {
    const typing = openTab();
    followSignOuts();
    noteMember({ id: 7 });
    saveToTab("tulisan", { title: "Sumur kami" });
    const its = page;
    openTab();
    // As the other tab does: its globals are its own, so that it is told by what it stores.
    device.removeItem("barakah-anggota");
    device.setItem(SIGNED_OUT, `${next}`);
    openTab(typing);
    its.dispatchEvent(Object.assign(new Event("storage"), { key: SIGNED_OUT }));
    expect(JSON.stringify(typing)).not.toContain("Sumur");
    noteMember({ id: next });
    expect(JSON.stringify(typing).includes("Sumur")).toBe(sees);
  }
});

it("keeps drafts of a member whose session expired, and deletes them for the next member", () => {
  noteMember({ id: 7 });
  saveToTab("donasi", { name: "Rina" });
  noteMember({});
  noteMember({ id: 7 });
  expect(JSON.stringify(tab)).toContain("Rina");
  noteMember({ id: 8 });
  expect(JSON.stringify(tab)).not.toContain("Rina");
});
