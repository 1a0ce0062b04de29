/** How long an invitation link works. */
export const INVITATION_DAYS = 3;

/** Open at once. */
export const INVITATIONS_MOST = 20;
