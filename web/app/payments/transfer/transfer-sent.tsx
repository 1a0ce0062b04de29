import art from "../../ui/art/i-berhasil.svg";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { buttonClass } from "../../ui/form/button-style.ts";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { WhatsAppLogoFillIcon } from "../form/payment-icons.tsx";

/** Where the browser did not let the chat open by itself. */
export function TransferSent({ thanks, chat }: { thanks: string; chat: string }) {
  return (
    <StateScreen
      art={art}
      level="h1"
      heading={thanks}
      text="Buka WhatsApp untuk mengabari bendahara dengan pesan yang sudah terisi."
    >
      <a href={chat} target="_blank" rel="noopener" className={buttonClass({ block: true })}>
        <WhatsAppLogoFillIcon size={24} />
        Buka WhatsApp
      </a>
      <LinkButton to="/" variant="line" block>
        Kembali ke Beranda
      </LinkButton>
    </StateScreen>
  );
}
