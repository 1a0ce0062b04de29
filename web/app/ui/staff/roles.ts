import type { StaffRole } from "@barakah/contract";
import { createContext, use } from "react";

/** The roles of whoever works here; the shell brings them. */
export const RolesContext = createContext<readonly StaffRole[]>([]);

/** To hide what would be refused; the server decides. */
export const useRole = (role: StaffRole): boolean => use(RolesContext).includes(role);
