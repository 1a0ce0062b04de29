/** More people need a second person's confirmation. */
export const ALONE_MOST = 200;
