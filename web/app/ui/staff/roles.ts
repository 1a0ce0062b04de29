import { mayOneOf, type Permission, type StaffRole } from "@barakah/contract/platform/staff-roles";
import { createContext, use } from "react";

/** The roles of the signed-in staff member; provided by the shell. */
export const RolesContext = createContext<readonly StaffRole[]>([]);

/** To hide what would be refused; the server decides. */
export const useMay = (permission: Permission): boolean => mayOneOf(use(RolesContext), permission);
