/** The most pictures of one complaint. */
export const COMPLAINT_PICTURES_MOST = 3;
