import type { Campaign } from "@barakah/contract";
import { picturePreview } from "@barakah/contract/platform/pictures";
import { JsonLd, organisation } from "../platform/json-ld.tsx";
import { PageMeta } from "../platform/page-meta.tsx";

/** Before the campaign is known the page still has a title of its own. */
export function CampaignMeta({ campaign }: { campaign: Campaign | undefined }) {
  if (!campaign) return <PageMeta title="Detail Program" description="Program donasi di BARAKAH APP." />;
  const image = campaign.thumbnail ? picturePreview(campaign.thumbnail) : undefined;
  return (
    <>
      <PageMeta
        title={campaign.title}
        description={campaign.summary || `Program donasi ${campaign.title} di BARAKAH APP.`}
        image={image}
        path={`/kampanye/${campaign.slug}`}
        type="article"
      />
      <JsonLd
        of={(origin) => ({
          "@type": "DonateAction",
          name: campaign.title,
          description: campaign.summary,
          image: image && origin + image,
          recipient: organisation(origin),
          target: `${origin}/bayar-donasi/${campaign.slug}`,
        })}
      />
    </>
  );
}
