import { type EndpointShape, roleMay, STAFF_ROLES, type StaffRole } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { bearer, send } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
const staff = {} as Record<StaffRole, Record<string, string>>;
beforeAll(async () => {
  api = await testApp();
  for (const role of STAFF_ROLES) staff[role] = bearer(await aStaffMember(api, role));
});

async function documentedCalls(): Promise<{ method: EndpointShape["method"]; path: string }[]> {
  const { paths } = (await api.get("/api/openapi.json")).body as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as EndpointShape["method"], path })),
  );
}

const endpointOf = (method: string, path: string) =>
  api.app.endpoints.find(
    (endpoint) => endpoint.method === method && endpoint.path.replace(/:(\w+)/g, "{$1}") === path,
  );

it("has a rule for every documented call below /api/admin/, and every rule names a permission that an administrator has", async () => {
  const admin = (await documentedCalls()).filter(({ path }) => path.startsWith("/api/admin/"));
  expect(admin.length).toBeGreaterThan(10);
  for (const { method, path } of admin) {
    const endpoint = endpointOf(method, path);
    const permission = endpoint?.permission ?? "none";
    expect([path, endpoint?.access, permission]).toEqual([path, "staff", expect.stringMatching(/^(?!none)/)]);
    expect([path, permission !== "none" && roleMay("administrator", permission)]).toEqual([path, true]);
  }
});

it("refuses what the row of a role does not allow: editors reach no endpoint about money", async () => {
  const refusals: string[] = [];
  for (const { method, path, permission } of api.app.endpoints.filter(({ access }) => access === "staff")) {
    for (const role of STAFF_ROLES.filter((each) => !permission || !roleMay(each, permission))) {
      const url = path.replace(/:\w+/g, "1");
      const { status, body } = await send(api, method, url, method === "GET" ? undefined : {}, staff[role]);
      expect([role, method, url, status, body.code]).toEqual([role, method, url, 403, "permission_denied"]);
      refusals.push(`${role} ${method} ${path}`);
    }
  }
  const moneyCalls = [
    "GET /api/admin/payments/",
    "POST /api/admin/payments/:reference/approve/",
    "POST /api/admin/statements/preview/",
    "POST /api/admin/statements/give/",
    "GET /api/admin/statement-files/",
    "GET /api/admin/statement-debits/",
    "POST /api/admin/statement-debits/decide/",
    "GET /api/admin/books/accounts/",
    "GET /api/admin/books/postings/",
    "GET /api/admin/books/entries/",
    "POST /api/admin/donors/",
    "GET /api/admin/books/sums/",
    "GET /api/admin/books/banks/",
    "GET /api/admin/cash/boxes/",
    "POST /api/admin/cash/boxes/",
    "POST /api/admin/cash/gifts/",
    "POST /api/admin/cash/gifts/:reference/void/",
    "GET /api/admin/cash/handovers/",
    "POST /api/admin/cash/handovers/",
    "POST /api/admin/cash/handovers/:id/line/",
    "POST /api/admin/cash/handovers/:id/reverse/",
    "GET /api/admin/funds/",
    "GET /api/admin/funds/:kind/",
    "GET /api/admin/fund-accounts/",
    "GET /api/admin/fund-transfers/",
    "POST /api/admin/fund-transfers/",
    "POST /api/admin/fund-transfers/:id/approve/",
    "POST /api/admin/fund-transfers/:id/refuse/",
    "POST /api/admin/fund-transfers/:id/undo/",
    "GET /api/admin/house-funds/",
    "POST /api/admin/house-funds/",
    "POST /api/admin/house-funds/:code/",
    "GET /api/admin/amil-takes/",
    "POST /api/admin/amil-takes/",
    "POST /api/admin/amil-takes/:id/reverse/",
    "PUT /api/admin/amil-limits/:name/",
    "GET /api/admin/unconfirmed-funds/",
    "POST /api/admin/campaigns/:id/fund-kind/",
    "POST /api/admin/statements/income/",
    "GET /api/admin/qris-merchants/",
    "POST /api/admin/qris-merchants/",
    "POST /api/admin/qris-merchants/:id/approve/",
    "POST /api/admin/notice-devices/",
    "POST /api/admin/notice-devices/:id/revoke/",
    "GET /api/admin/notices/",
    "POST /api/admin/notices/:id/accept/",
    "POST /api/admin/notice-policy/",
    "POST /api/admin/settlements/",
    "POST /api/admin/settlements/:id/reverse/",
    "GET /api/admin/exports/ledger/",
  ];
  for (const money of moneyCalls)
    for (const role of ["editor", "packer", "teacher"]) expect(refusals).toContain(`${role} ${money}`);
  for (const call of ["GET /api/admin/campaigns/", "GET /api/admin/dashboard/", "GET /api/admin/courses/"])
    expect(refusals).toContain(`packer ${call}`);
  for (const call of ["GET /api/admin/orders/", "GET /api/admin/campaigns/", "POST /api/admin/courses/"])
    expect(refusals).toContain(`teacher ${call}`);
});

it("refuses every staff call before the two-step sign-in, where that is required", async () => {
  const strict = await testApp({ STAFF_TWO_STEP: "on" });
  const treasurer = bearer(await aStaffMember(strict, "bendahara", "administrator", "editor"));
  for (const { method, path, beforeTwoStep } of strict.app.endpoints.filter(
    ({ access }) => access === "staff",
  )) {
    const url = path.replace(/:\w+/g, "1");
    const { status, body } = await send(strict, method, url, method === "GET" ? undefined : {}, treasurer);
    if (beforeTwoStep) expect([url, status]).not.toEqual([url, 403]);
    else expect([url, status, body.code]).toEqual([url, 403, "two_step_required"]);
  }
});
