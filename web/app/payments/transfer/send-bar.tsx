import { Button } from "../../ui/form/button.tsx";
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
