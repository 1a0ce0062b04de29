/** Names in the browser's storage. Here, so that the home page can look without loading more; see `forget-person.ts`. */

/** The payments that were begun on this device. */
export const KEPT_PAYMENTS = "barakah-pembayaran";
/** The gift whose transfer was begun and not confirmed yet. */
export const BEGUN_GIFT = "barakah-donasi-transfer";
/** Name, phone and method of the last gift, for the next one. */
export const KNOWN_PAYER = "barakah-donatur";
/** Ids and states of the proofs on this device that the server has not accepted. */
export const UNSENT_PROOFS = "barakah-bukti";
/** Set while a purchase of the signed-in member waits for a signal on this device. */
export const UNSENT_PURCHASES = "barakah-isian";
/** Decisions of treasurers that the server has not answered, each with its member: they stay when somebody signs out. */
export const UNSENT_DECISIONS = "barakah-keputusan";
/** The prayers that were answered with Aamiin on this device. */
export const SAID_AAMIIN = "barakah-aamiin";
/** The guest payments that this device is told about by its browser. */
export const FOLLOWED_PAYMENTS = "barakah-dikabari";
/** The id of the last member who was signed in and did not sign out. */
export const LAST_MEMBER = "barakah-anggota";
/** The last answer about what waits for the signed-in member. `HeadScript` reads it. */
export const OWN_WAITING = "barakah-milikmu";
/** When somebody last signed out here; also the event that tells the forms of a tab. */
export const SIGNED_OUT = "barakah-keluar";
/** Event: a member's drafts of this tab were restored, after signing out in another tab and in again. */
export const DRAFTS_BACK = "barakah-ketikan";
/** When somebody last said 'bukan saya' here; also the event. What guests have chosen and not sent is deleted from this device. */
export const NOT_ME = "barakah-bukan-saya";
/** Event: the background sender shall try the waiting proofs now. */
export const TRY_PROOFS = "barakah-kirim-bukti";
/** Event: a tab tried to send the waiting proofs, a proof was removed, or somebody signed out. */
export const PROOFS_CHANGED = "bukti";
