/** The most scans that one call takes. */
export const SCANS_MOST = 500;
