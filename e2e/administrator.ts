/** The first administrator's password in the journeys. */
export const ADMIN_PASSWORD = "kunci-gerbang-berkah-7";
