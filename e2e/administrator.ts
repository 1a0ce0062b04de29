/** The first administrator's password in the journeys, so that they can sign in as one. */
export const ADMIN_PASSWORD = "kunci-gerbang-berkah-7";
