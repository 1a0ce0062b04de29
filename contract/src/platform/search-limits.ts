/** The most letters that are searched for. */
export const SEARCH_MOST = 200;

/**
 * Of a word that more campaigns, products or courses have, only the newest so many and one are ranked and counted: nobody
 * reads on beyond them. One more than this says that there are others.
 */
export const FOUND_MOST = 500;
