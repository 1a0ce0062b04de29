import type { PaymentPage } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { useOrigin } from "../../platform/site.ts";
import { copyText } from "../../ui/copy-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { buttonClass } from "../../ui/form/button-style.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { Panel } from "../form/panel.tsx";
import { momentOf } from "./moment.ts";
import { LinkIcon, WhatsAppLogoIcon } from "./page-icons.tsx";
import { PaidFor } from "./paid-for.tsx";

function need({ collected, target, deadline }: NonNullable<PaymentPage["about"]["progress"]>): string {
  const until = deadline ? ` sampai ${momentOf(deadline).split(",")[0]}` : "";
  return target > collected
    ? `Program ini masih butuh ${rupiah(target - collected)} lagi${until}.`
    : "Kabarkan program ini kepada yang lain.";
}

/** Shares the campaign, never the payment. */
export default function Invite({ about }: { about: PaymentPage["about"] }) {
  const url = useOrigin() + about.link;
  const toast = useToast();
  if (!about.progress) return null;
  const { collected, target } = about.progress;
  async function copy() {
    if (await copyText(url)) toast.success("Tautan berhasil disalin!");
    else toast.error("Tautan gagal disalin.");
  }
  const text = `${about.title}\n${url}`;
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
      <div className="mt-3 flex flex-wrap gap-2.5 *:flex-[1_1_9rem]">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: "soft", size: "sm" })}
        >
          <WhatsAppLogoIcon size={20} />
          WhatsApp
        </a>
        <Button variant="soft" size="sm" onClick={copy} data-needs-script>
          <LinkIcon size={20} />
          Salin tautan
        </Button>
      </div>
    </Panel>
  );
}
