/** For so long crew take back a scan on their phone; staff may do it at any time. */
export const UNDO_SCAN_MINUTES = 30;
