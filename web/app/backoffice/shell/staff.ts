import { createContext, use } from "react";
import type { Output } from "../../platform/endpoints.ts";
import { readQuery } from "../../platform/staff-query.ts";

export const staffQuery = (memberId: number) =>
  readQuery(["staff", memberId], "GET /api/admin/me/", {}, { staleTime: 60_000 });

export type Staff = Output<"GET /api/admin/me/">;

const NOBODY: Staff = {
  id: 0,
  username: "",
  email: "",
  full_name: "",
  roles: [],
  two_step: false,
  last_sign_in_at: null,
  two_step_required: false,
};

export const StaffContext = createContext<Staff>(NOBODY);

/** The signed-in staff member; only below the back office's layout. */
export const useStaff = (): Staff => use(StaffContext);

/** What waits for the signed-in staff member, oldest first. */
export const todayQuery = readQuery(
  ["staff", "today"],
  "GET /api/admin/today/",
  {},
  { refetchInterval: 60_000 },
);
