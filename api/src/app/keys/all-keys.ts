import { resealTicketKeys } from "../../events/index.ts";
import { resealTaxpayers } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Secret } from "../../platform/secrets.ts";
import { resealAccounts } from "../../stores/index.ts";

/** A key in the table app_secret. docs/security.md says what each is for; app/keys/keys.test.ts compares both with the code. */
export interface Key {
  name: string;
  /** Seals the data of this key anew when the key is renewed. */
  reseal?(tx: Tx, secret: Secret): Promise<void>;
  /** Why earlier ones are never forgotten. */
  lasting?: string;
}

/** What is renewed by `npm run keys -- rotate`. */
export const RENEWABLE: readonly Key[] = [
  { name: "acting-code" },
  { name: "browser" },
  { name: "complaint" },
  { name: "contact-key" },
  { name: "downloads" },
  { name: "email-code" },
  { name: "event-check-in" },
  { name: "event-tickets", reseal: resealTicketKeys },
  { name: "known-device" },
  { name: "lesson-video" },
  {
    name: "npwp",
    reseal: resealTaxpayers,
    lasting: "tanda terima tidak pernah diubah, jadi NPWP di atasnya tetap tersegel dengan kunci lama",
  },
  { name: "pledge-key" },
  { name: "profile-picture" },
  { name: "proof" },
  { name: "recovery-code" },
  { name: "store-account", reseal: resealAccounts },
];

/** Identities, and the pair that push services know us by: another one would be another installation or sender. */
export const NEVER_RENEWED = ["data-folder", "uploads-folder", "vapid"];
