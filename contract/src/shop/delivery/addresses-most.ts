/** The most addresses that a member keeps, and pictures that come with a complaint. */
export const ADDRESS_MOST = 20;
