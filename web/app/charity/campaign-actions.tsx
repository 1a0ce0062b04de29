import type { Campaign } from "@barakah/contract";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { HandHeartFillIcon } from "../ui/icons/place-icons.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { ShareButton } from "./share-button.tsx";

/** An ended campaign keeps its button, which then does nothing. */
export function CampaignActions({ campaign, ended }: { campaign: Campaign; ended: boolean }) {
  const label = (
    <>
      <HandHeartFillIcon size={20} />
      Donasi Sekarang
    </>
  );
  return (
    <ActionBar>
      <ShareButton title={campaign.title} place="dock" />
      {ended ? (
        <Button disabled className="flex-1">
          {label}
        </Button>
      ) : (
        <LinkButton to={`/bayar-donasi/${campaign.slug}`} className="flex-1">
          {label}
        </LinkButton>
      )}
    </ActionBar>
  );
}
