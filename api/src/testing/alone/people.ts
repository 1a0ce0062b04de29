import { type EndpointShape, type Permission, roleMay, type StaffRole } from "@barakah/contract";
import { aBuyer, type Buyer } from "../buyer.ts";
import { aBrowser, bearer } from "../calls.ts";
import { giveRoles } from "../staff.ts";
import { aStore } from "../stores.ts";
import type { TestApp } from "../test-app.ts";

/** `crew` and `participant` are no roles of staff: an event's list and a ticket make them. */
export const ALONE = [
  ...["visitor", "buyer", "participant", "seller", "packer", "teacher", "crew", "editor"],
  ...["bendahara", "administrator"],
] as const;
export type Alone = (typeof ALONE)[number] & string;

const STAFF: readonly string[] = [
  "packer",
  "teacher",
  "editor",
  "bendahara",
  "administrator",
] satisfies StaffRole[];
export const mayOf = (role: string, permission: Permission) =>
  STAFF.includes(role) && roleMay(role as StaffRole, permission);

/** A member with an account, and two browsers that nobody is signed in with. */
export interface Person {
  member: Buyer;
  storeId: number;
  /** The account first; a visitor has browsers only. */
  headers: Record<string, string>[];
  calls: EndpointShape[];
}

const TOO_LARGE = /videos|broadcasts\/test|operations|restore-test|setup\//;

function callsOf(api: TestApp, role: string): EndpointShape[] {
  return api.app.endpoints.filter(
    ({ access, permission, consumes, path }) =>
      !consumes &&
      !TOO_LARGE.test(path) &&
      (access === "public" ||
        access === "optional" ||
        (access === "member" && role !== "visitor") ||
        (permission !== undefined && mayOf(role, permission))),
  );
}

/** Somebody of this role, with a store of their own. */
export async function aPerson(api: TestApp, role: string): Promise<Person> {
  const member = await aBuyer(api);
  const { id: storeId } = await aStore(api.database, member.id);
  if (STAFF.includes(role)) await giveRoles(api, member.id, role as StaffRole);
  const browsers = [await aBrowser(api), await aBrowser(api)];
  const headers = role === "visitor" ? browsers : [bearer(member.session), ...browsers];
  return { member, storeId, headers, calls: callsOf(api, role) };
}
