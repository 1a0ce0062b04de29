import { readQuery } from "../../platform/query-client.ts";

export const twoStepQuery = readQuery(["two-step"], "GET /api/accounts/two-step/", {});

export const emailQuery = (memberId: number) =>
  readQuery(["member", memberId, "email"], "GET /api/accounts/email/", {});

export const phoneQuery = (memberId: number) =>
  readQuery(["member", memberId, "phone"], "GET /api/accounts/phone/", {});

export const sessionsQuery = readQuery(["sessions"], "GET /api/accounts/sessions/", {});
