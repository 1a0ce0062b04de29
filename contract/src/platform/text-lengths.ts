/** Lengths of texts. Fields stop at the length that the API accepts. */
/** A title in the catalogue: of a campaign, product, course or article. */
export const TITLE_MOST = 120;
/** A reason that staff give. */
export const REASON_LEAST = 5;
export const REASON_MOST = 300;
/** A note of staff, a prayer, a note to the packer. */
export const NOTE_MOST = 500;
/** A complaint, its answer, a testimony. */
export const STORY_MOST = 1000;
/** A person's name. */
export const PERSON_MOST = 150;
/** On whose behalf a gift is given, or the donor of cash. */
export const GIVER_MOST = 100;
export const EMAIL_MOST = 254;
