import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

export const twoStepQuery = queryOptions({
  queryKey: ["two-step"],
  queryFn: read("GET /api/accounts/two-step/", {}),
});

export const emailQuery = (memberId: number) =>
  queryOptions({
    queryKey: ["member", memberId, "email"],
    queryFn: read("GET /api/accounts/email/", {}),
  });

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: read("GET /api/accounts/sessions/", {}),
});
