/** The most addresses that a member keeps. */
export const ADDRESS_MOST = 20;
