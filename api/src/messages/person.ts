import { createHash } from "node:crypto";

/** Who is told: a member, or what a guest left. */
export interface Person {
  memberId: number | null;
  email?: string | undefined;
  phone?: string | undefined;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** One mailbox has many spellings: `Nama+toko@…` is `nama@…`, and Gmail ignores dots. */
export function mailboxOf(email: string): string {
  const [name = "", host = ""] = email.trim().toLowerCase().split("@");
  const [plain = ""] = name.split("+");
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  return hashOf(isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`);
}

export const memberCode = (memberId: number) => `member:${memberId}`;
export const mailCode = (email: string) => `mail:${mailboxOf(email)}`;

/** Names a person in `message` and `contact_choice`. Undefined: nobody can be told. */
export function codeOf({ memberId, email }: Person): string | undefined {
  if (memberId !== null) return memberCode(memberId);
  return email ? mailCode(email) : undefined;
}
