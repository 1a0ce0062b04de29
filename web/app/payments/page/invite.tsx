import type { PaymentPage } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { useOrigin } from "../../platform/site.ts";
import { ShareButtons } from "../../ui/share-buttons.tsx";
import { Panel } from "../form/panel.tsx";
import { PaidFor } from "./bill.tsx";
import { momentOf } from "./moment.ts";

function need({ collected, target, deadline }: NonNullable<PaymentPage["about"]["progress"]>): string {
  const until = deadline ? ` sampai ${momentOf(deadline).split(",")[0]}` : "";
  return target > collected
    ? `Program ini masih butuh ${rupiah(target - collected)} lagi${until}.`
    : "Kabarkan program ini kepada yang lain.";
}

/** Shares the campaign, never the payment. */
export default function Invite({ about }: { about: PaymentPage["about"] }) {
  const url = useOrigin() + about.link;
  if (!about.progress) return null;
  const { collected, target } = about.progress;
  return (
    <Panel title="Ajak orang terdekatmu">
      <p className="-mt-2 mb-3 text-sm text-text-2">{need(about.progress)}</p>
      <PaidFor
        about={about}
        note={
          target > 0
            ? `${rupiah(collected)} terkumpul dari ${rupiah(target)}`
            : `${rupiah(collected)} terkumpul`
        }
      />
      <div className="mt-3">
        <ShareButtons url={url} title={about.title} />
      </div>
    </Panel>
  );
}
