/** The most pictures of one testimony. */
export const TESTIMONY_PICTURES_MOST = 3;
