/** The most letters of what people type in many places: a field stops where the API would refuse. */
export const REASON_MOST = 300;
/** A note of staff, a prayer, a word to whoever packs. */
export const NOTE_MOST = 500;
/** A complaint, its answer, a testimony. */
export const STORY_MOST = 1000;
/** A person's name. */
export const PERSON_MOST = 150;
/** For whom somebody else gives, or who gave what came without a form. */
export const GIVER_MOST = 100;
export const EMAIL_MOST = 254;
