/**
 * Android apps of Indonesian banks, and of e-wallets for merchants, that report received money. An allow list: a list of
 * forbidden chat and mail apps can never be complete. The names were collected from public references and not checked
 * against the store; an app that is missing here is added by two people with its wording (`addConfirmedApp`).
 */
const BANK_APPS: ReadonlySet<string> = new Set([
  "com.bca",
  "com.bca.mybca.omni.android",
  "com.bcadigital.blu",
  "id.co.bri.brimo",
  "id.bmri.livin",
  "id.bmri.livinmerchant",
  "src.com.bni",
  "id.bni.wondr",
  "com.bsm.activity2",
  "co.id.bankbsi.superapp",
  "com.jago.digitalBanking",
  "com.btpn.dc",
  "id.co.bankbkemobile.digitalbank",
  "id.co.cimbniaga.mobile.android",
  "com.gojek.resto",
  "com.gojek.gopaymerchant",
  "id.dana",
  "ovo.id",
]);
const NAME = /^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+$/i;

/** `added`: what two people added (`addedApps`). */
const isBankApp = (name: string, added: readonly string[]) => BANK_APPS.has(name) || added.includes(name);

/** The apps that are not on the list. */
export const strangers = (names: readonly string[], added: readonly string[]) =>
  names.filter((name) => !isBankApp(name, added));

export const nameProblem = (name: string): string | undefined =>
  NAME.test(name) ? undefined : "Isi nama paket aplikasi bank, misalnya co.id.bankbsi.superapp.";

export const packageProblem = (name: string, added: readonly string[]): string | undefined =>
  nameProblem(name) ??
  (isBankApp(name, added)
    ? undefined
    : "Belum kami kenal sebagai aplikasi bank, jadi notifikasinya tidak dipercaya. Pakai aplikasi bank yang dikenal.");
