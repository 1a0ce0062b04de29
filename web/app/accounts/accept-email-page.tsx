import { api } from "../platform/browser-api.ts";
import { EmailLinkPage } from "./email-link.tsx";

/** The page behind the link that is mailed to a new address that staff proposed for an account. */
export default function AcceptEmailPage() {
  return (
    <EmailLinkPage
      title="Terima E-mail Baru"
      heading="Jadikan alamat ini e-mail akunmu?"
      text="Kabar dan tautan password dikirim ke alamat ini. Sesudah itu kami kirim tautan untuk membuat password baru."
      button="Ya, ini akunku"
      send={(key) => api.call("POST /api/accounts/email/accept/", { body: { key } })}
    />
  );
}
