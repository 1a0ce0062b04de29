/** How long an invitation link works. */
export const INVITATION_DAYS = 3;

/** The most invitations that are open at once. */
export const INVITATIONS_MOST = 20;
