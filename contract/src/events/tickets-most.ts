/** A registration holds seats for at most so many participants. */
export const TICKETS_MOST = 20;
