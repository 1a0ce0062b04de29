import { useOrigin } from "../../platform/site.ts";
import { ShareButtons } from "../../ui/share-buttons.tsx";
import { useOwnPayment } from "./own-payment.ts";

/** Shares the campaign, never the payment. */
export default function OwnInvite({ page }: { page: string }) {
  const origin = useOrigin();
  const about = useOwnPayment(page)?.about;
  if (!about?.progress) return null;
  return (
    <section className="mt-6 bg-surface px-4 py-5 print:hidden">
      <h2 className="mb-3 text-lg">Ajak orang terdekatmu</h2>
      <ShareButtons url={origin + about.link} title={about.title} />
    </section>
  );
}
