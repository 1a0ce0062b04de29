import type { PaymentPage } from "@barakah/contract";
import { Icon } from "../../ui/icons/icon.tsx";
import { Panel } from "../form/panel.tsx";

/** Subscribes to news about the payout: a form, so it works without JavaScript. */
export default function NewsOfMoney({ payment }: { payment: PaymentPage }) {
  if (!payment.news) return null;
  const on = payment.news === "on";
  return (
    <Panel>
      <form id="kabar" method="post" action={`${payment.page}/kabar`} className="flex scroll-mt-20 gap-3">
        <Icon name="bell" size={24} className="mt-0.5 text-primary-text" />
        <div className="min-w-0">
          <h2 className="text-md">Kabar penyaluran</h2>
          <p className="text-sm text-text-2 wrap-anywhere">
            {on
              ? `Saat dana disalurkan, kami kabari lewat ${payment.email_hint || "e-mail akunmu"}.`
              : "Kamu tidak lagi menerima kabar lewat e-mail."}
          </p>
          <input type="hidden" name="kabar" value={on ? "tidak" : "ya"} />
          <button type="submit" className="min-h-11 text-sm font-bold text-primary-text">
            {on ? "Berhenti menerima kabar" : "Terima kabar lagi"}
          </button>
        </div>
      </form>
    </Panel>
  );
}
