import { api } from "../platform/browser-api.ts";
import { dropSession } from "../platform/session.ts";
import { EmailLinkPage } from "./email-link.tsx";

/** The page behind the link that is mailed to the old address after a change. */
export default function UndoEmailPage() {
  return (
    <EmailLinkPage
      title="Kembalikan E-mail"
      heading="Bukan kamu yang mengganti e-mail akunmu?"
      text="E-mail akunmu kembali ke alamat ini. Semua perangkat harus masuk lagi, password yang sekarang tidak berlaku lagi, dan kami kirim tautan untuk membuat yang baru."
      button="Kembalikan ke alamat ini"
      send={(key) => api.call("POST /api/accounts/email/undo/", { body: { key } })}
      onDone={dropSession}
    />
  );
}
