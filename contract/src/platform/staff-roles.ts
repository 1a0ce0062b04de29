export const STAFF_ROLES = ["administrator", "bendahara", "editor"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_ROLE_LABEL: Record<StaffRole, string> = {
  administrator: "Administrator",
  bendahara: "Bendahara",
  editor: "Editor",
};
