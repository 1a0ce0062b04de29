import type { Campaign } from "@barakah/contract";
import { SITE_NAME } from "@barakah/contract/platform/locale";
import { LinkButton } from "../ui/form/link-button.tsx";
import { MapPinFillIcon } from "../ui/icons/community-icons.tsx";

/** Who runs a campaign and where, and the way to ask about it. */
export function CampaignOrganiser({ campaign: { organiser, place } }: { campaign: Campaign }) {
  return (
    <section aria-labelledby="penyelenggara" className="mb-2 bg-surface px-4 py-5">
      <h2 id="penyelenggara" className="text-lg">
        Penyelenggara
      </h2>
      <div className="mt-2.5 flex flex-wrap items-center gap-3">
        <span className="grid size-13 flex-none place-items-center rounded-full bg-surface-2">
          <img src="/logo/mark.svg" alt="" width={32} height={32} />
        </span>
        <div className="min-w-0 flex-[1_1_9rem]">
          <p className="font-bold wrap-anywhere">{organiser || SITE_NAME}</p>
          {organiser && <p className="text-sm text-text-2">Bersama {SITE_NAME}</p>}
          {place && (
            <p className="flex items-center gap-1 text-sm text-text-2 wrap-anywhere">
              <MapPinFillIcon size={16} />
              {place}
            </p>
          )}
        </div>
        <LinkButton to="/hubungi-kami" variant="line" size="sm">
          Tanya
        </LinkButton>
      </div>
    </section>
  );
}
