import art from "../../ui/art/i-berhasil.svg";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { Button } from "../../ui/form/button.tsx";
import { buttonClass } from "../../ui/form/button-style.ts";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";

export const SendBar = ({ form, busy, again }: { form: string; busy: boolean; again: boolean }) => (
  <ActionBar>
    <Button type="submit" form={form} busy={busy} className="flex-1">
      <Icon name="whats-app-logo-fill" size={24} />
      {again ? "Kirim Lagi" : "KIRIM VIA WHATSAPP"}
    </Button>
  </ActionBar>
);

/** Shown if the browser blocked the chat's tab. */
export const TransferSent = ({ thanks, chat }: { thanks: string; chat: string }) => (
  <StateScreen
    art={art}
    level="h1"
    heading={thanks}
    text="Buka WhatsApp untuk mengabari bendahara dengan pesan yang sudah terisi."
  >
    <a href={chat} target="_blank" rel="noopener" className={buttonClass({ block: true })}>
      <Icon name="whats-app-logo-fill" size={24} />
      Buka WhatsApp
    </a>
    <LinkButton to="/" variant="line" block>
      Kembali ke Beranda
    </LinkButton>
  </StateScreen>
);
