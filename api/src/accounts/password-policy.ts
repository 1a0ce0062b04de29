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

interface Person {
  username: string;
  email: string;
}

/** What the contract's length does not catch. Reported under the name that the field has in this request. */
export function checkNewPassword(field: string, password: string, person: Person) {
  const typed = password.toLowerCase();
  if (isCommon(password) || new Set(typed).size < 3)
    throw invalid({ [field]: ["Password ini terlalu umum dan mudah ditebak. Pilih yang lain."] });
  if (typed === person.username.toLowerCase() || typed === person.email.toLowerCase())
    throw invalid({ [field]: ["Password tidak boleh sama dengan nama pengguna atau e-mail."] });
}
