import type { StaffRole } from "@barakah/contract";
import { createContext, use } from "react";

/** The roles of the signed-in staff member; provided by the shell. */
export const RolesContext = createContext<readonly StaffRole[]>([]);

/** To hide what would be refused; the server decides. */
export const useRole = (role: StaffRole): boolean => use(RolesContext).includes(role);
