export const SITE_NAME = "BARAKAH APP";
export const TIME_ZONE = "Asia/Jakarta";
