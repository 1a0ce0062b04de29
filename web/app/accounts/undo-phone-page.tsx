import { api } from "../platform/browser-api.ts";
import { dropSession } from "../platform/session.ts";
import { EmailLinkPage } from "./email-link.tsx";

/** The page behind the link that is mailed after the phone number of an account was changed. */
export default function UndoPhonePage() {
  return (
    <EmailLinkPage
      title="Kembalikan Nomor HP"
      heading="Bukan kamu yang mengganti nomor HP akunmu?"
      text="Nomor HP akunmu kembali seperti semula. Semua perangkat harus masuk lagi, password yang sekarang tidak berlaku lagi, dan kami kirim tautan untuk membuat yang baru."
      button="Kembalikan nomor lama"
      send={(key) => api.call("POST /api/accounts/phone/undo/", { body: { key } })}
      onDone={dropSession}
    />
  );
}
