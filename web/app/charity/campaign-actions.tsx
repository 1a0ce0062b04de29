import type { Campaign } from "@barakah/contract";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";

/** Disabled when the campaign has ended. */
export function CampaignActions({ campaign, ended }: { campaign: Campaign; ended: boolean }) {
  const label = (
    <>
      <Icon name="hand-heart-fill" size={20} />
      Donasi Sekarang
    </>
  );
  return (
    <ActionBar>
      {ended ? (
        <Button disabled className="flex-1" label={label} />
      ) : (
        <LinkButton to={`/bayar-donasi/${campaign.slug}`} className="flex-1" label={label} />
      )}
    </ActionBar>
  );
}
