import type { PaymentPage } from "@barakah/contract";
import { FollowPayment } from "../../messages/index.ts";
import { useMember } from "../../platform/session.ts";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { Panel } from "../form/panel.tsx";

interface SwitchProps {
  payment: PaymentPage;
  name: "kabar" | "whatsapp";
  icon: IconName;
  heading: string;
  on: boolean;
  says: string;
  label: string;
}

/** A form, so it works without JavaScript. */
const Switch = ({ payment, name, icon, heading, on, says, label }: SwitchProps) => (
  <Panel>
    <form id={name} method="post" action={`${payment.page}/${name}`} className="flex scroll-mt-20 gap-3">
      <Icon name={icon} size={24} className="mt-0.5 text-primary-text" />
      <div className="min-w-0">
        <h2 className="text-md">{heading}</h2>
        <p className="text-sm text-text-2 wrap-anywhere">{says}</p>
        <input type="hidden" name={name} value={on ? "tidak" : "ya"} />
        <button type="submit" className="min-h-11 text-sm font-bold text-primary-text">
          {label}
        </button>
      </div>
    </form>
  </Panel>
);

const ENDED: readonly PaymentPage["next"][] = ["done", "start_over", "nothing"];

/** The payer's notification settings: this phone, WhatsApp for guests, and news about the payout. */
export default function NewsOfMoney({ payment }: { payment: PaymentPage }) {
  const member = useMember();
  const on = payment.news === "on";
  const chats = payment.whatsapp === "on";
  return (
    <>
      {(payment.guest || member) && !ENDED.includes(payment.next) && (
        <FollowPayment payment={payment.guest ? payment.page.split("/").at(-1) : undefined} />
      )}
      {payment.whatsapp && (
        <Switch
          {...{ payment, name: "whatsapp", icon: "whats-app-logo", on: chats }}
          heading="Kabar lewat WhatsApp"
          says={
            chats
              ? "Perkembangan pembayaran ini kami kirim ke nomor HP yang kamu isi."
              : "Kami bisa mengabari ke nomor HP yang kamu isi. Balas BERHENTI kapan saja untuk berhenti."
          }
          label={chats ? "Berhenti lewat WhatsApp" : "Kabari lewat WhatsApp"}
        />
      )}
      {payment.next === "done" && payment.news && (
        <Switch
          {...{ payment, name: "kabar", icon: "bell", on }}
          heading="Kabar penyaluran"
          says={
            on
              ? `Saat dana disalurkan, kami kabari lewat ${payment.email_hint || "e-mail akunmu"}.`
              : "Kamu tidak lagi menerima kabar lewat e-mail."
          }
          label={on ? "Berhenti menerima kabar" : "Terima kabar lagi"}
        />
      )}
    </>
  );
}
