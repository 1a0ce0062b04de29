import { SITE_NAME } from "@barakah/contract";
import { named, type ReadName } from "../community-name.ts";
import { escapeHtml } from "./letter.ts";
import type { Letter, Mail } from "./mail.ts";

const OURS = new RegExp(`^\\s*"?${SITE_NAME}"?\\s*<([^<>]+)>$`);

/** Only in place of our own name: an operator's MAIL_FROM stays as it is. */
function senderOf(from: string, name: string): Pick<Letter, "from"> {
  const address = OURS.exec(from)?.[1];
  return address ? { from: { name, address } } : {};
}

/** Letters wait in the queue with the app's name, and leave with the one that the community has when they are sent. */
export const inNameOf = (mail: Mail, read: ReadName): Mail => ({
  ...mail,
  async send(letter) {
    const name = await read();
    if (name === SITE_NAME) return mail.send(letter);
    await mail.send({
      ...letter,
      ...senderOf(mail.from, name),
      subject: named(letter.subject, name),
      text: named(letter.text, name),
      html: named(letter.html, escapeHtml(name)),
    });
  },
});
