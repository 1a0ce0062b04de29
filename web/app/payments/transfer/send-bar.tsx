import { Button } from "../../ui/form/button.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { WhatsAppLogoFillIcon } from "../form/payment-icons.tsx";

interface SendBarProps {
  form: string;
  busy: boolean;
  /** After a failure that may pass. */
  again: boolean;
}

export function SendBar({ form, busy, again }: SendBarProps) {
  return (
    <ActionBar>
      <Button type="submit" form={form} busy={busy} className="flex-1">
        <WhatsAppLogoFillIcon size={24} />
        {again ? "Kirim Lagi" : "KIRIM VIA WHATSAPP"}
      </Button>
    </ActionBar>
  );
}
