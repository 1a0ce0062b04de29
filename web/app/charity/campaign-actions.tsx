import type { Campaign } from "@barakah/contract";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { useShareLink } from "../ui/share-link.tsx";

/** Disabled when the campaign has ended. */
export function CampaignActions({ campaign, ended }: { campaign: Campaign; ended: boolean }) {
  const share = useShareLink(campaign.title);
  const label = (
    <>
      <Icon name="hand-heart-fill" size={20} />
      Donasi Sekarang
    </>
  );
  return (
    <ActionBar>
      <Button variant="line" aria-label="Bagikan program" onClick={share} className="w-[52px] flex-none px-0">
        <Icon name="share-network" size={24} />
      </Button>
      {ended ? (
        <Button disabled className="flex-1" label={label} />
      ) : (
        <LinkButton to={`/bayar-donasi/${campaign.slug}`} className="flex-1" label={label} />
      )}
    </ActionBar>
  );
}
