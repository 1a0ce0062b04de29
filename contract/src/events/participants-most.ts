/** The most rows of one import. */
export const IMPORT_MOST = 2000;
/** How many registrations one action takes: more than a page shows. */
export const CHOSEN_MOST = 200;
