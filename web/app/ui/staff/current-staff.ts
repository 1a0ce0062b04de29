import { createContext, use } from "react";
import type { Output } from "../../platform/endpoints.ts";

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
