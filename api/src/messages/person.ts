import { mailboxOf } from "./queries/mail-addresses.ts";

/** Who is told: a member, or what a guest left. */
export interface Person {
  memberId: number | null;
  email?: string | undefined;
  phone?: string | undefined;
}

export const memberCode = (memberId: number) => `member:${memberId}`;
export const mailCode = (email: string) => `mail:${mailboxOf(email)}`;

/** Names a person in `message` and `contact_choice`. Undefined: nobody can be told. */
export function codeOf({ memberId, email }: Person): string | undefined {
  if (memberId !== null) return memberCode(memberId);
  return email ? mailCode(email) : undefined;
}
