import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { invalid } from "../platform/errors.ts";

let commonest: Set<string> | undefined;

function isCommon(password: string): boolean {
  commonest ??= new Set(
    readFileSync(resolve(import.meta.dirname, "common-passwords.txt"), "utf8").split("\n"),
  );
  return commonest.has(password.toLowerCase());
}

/**
 * Words that attackers try first: our name, our features, our roles and what the
 * community speaks of.
 */
const OUR_WORDS =
  /bar[ao]kah|berkah|administrator|admin|bendahara|editor|pengurus|petugas|anggota|member|charity|sinerg[yi]|academy|akademi|donasi|donatur|infa[qk]|sedekah|shadaqah|zakat|wakaf|amanah|masjid|kampanye|kelas|toko|aplikasi|app|demo|official|resmi|password|sandi|login/g;
/** As many digits as a date has: 'barakah15112026' is still made of our words only. */
const FIGURES_OF_A_DAY = 8;

/** Whether it is nothing but such words, with digits and signs around them. */
function isMadeOfOurWords(typed: string): boolean {
  const rest = typed.replace(/[^\p{L}\d]/gu, "").replace(OUR_WORDS, "");
  const figures = rest.replace(/\D/g, "").length;
  const letters = rest.length - figures;
  return typed.search(OUR_WORDS) >= 0 && letters < 3 && figures <= FIGURES_OF_A_DAY;
}

interface Person {
  username: string;
  email: string;
}

/** What the length (`accounts/password-length.ts` of the contract) does not catch. Reported under the name that the field has in this request. */
export function refuseGuessablePassword(field: string, password: string, person: Person) {
  const typed = password.toLowerCase();
  if (isCommon(password) || new Set(typed).size < 3 || isMadeOfOurWords(typed))
    throw invalid({ [field]: ["Password ini terlalu umum dan mudah ditebak. Pilih yang lain."] });
  if (typed === person.username.toLowerCase() || typed === person.email.toLowerCase())
    throw invalid({ [field]: ["Password tidak boleh sama dengan nama pengguna atau e-mail."] });
}
