import type { Campaign, CampaignUpdate } from "@barakah/contract";
import { CATEGORY_LABEL } from "@barakah/contract/charity/categories";
import type { ReactNode } from "react";
import { date, rupiah, wholeNumber } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { useSiteName } from "../platform/site-name.ts";
import { ItemPicture } from "../ui/catalogue/item.tsx";
import { Chip } from "../ui/chip.tsx";
import { FeaturedChip } from "../ui/featured-chip.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Note } from "../ui/feedback/note.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { InTurn } from "../ui/layout/in-turn.tsx";
import { Tabs } from "../ui/layout/tabs.tsx";
import { CampaignFund, spelled } from "./campaign-fund.tsx";
import { CampaignPayouts } from "./campaign-payouts.tsx";
import { DonorList } from "./donor-list.tsx";
import { CampaignPrayers } from "./prayers/campaign-prayers.tsx";
import { type CampaignProgress, PercentText, progressOf } from "./progress.tsx";

export function CampaignDetail({ campaign }: { campaign: Campaign }) {
  const progress = progressOf(campaign, useNow());
  return (
    <>
      <ItemPicture ratio="16:10" src={campaign.thumbnail} alt={campaign.title} />
      <section className="mb-2 bg-surface px-4 pt-4 pb-5">
        <div className="mb-2.5 flex flex-wrap items-center gap-2">
          <Chip tone="green">{CATEGORY_LABEL[campaign.category]}</Chip>
          {campaign.category !== campaign.fund_kind && (
            <Chip tone="green">{spelled(campaign.fund_kind)}</Chip>
          )}
          {campaign.is_featured && <FeaturedChip tone="gold" />}
        </div>
        <h1 className="text-2xl leading-[1.8125rem] font-extrabold">{campaign.title}</h1>
        <p className="mt-3.5 flex flex-wrap items-baseline gap-x-2">
          <b className="text-[min(1.5rem,9vw)] leading-[2rem] font-extrabold tracking-[-.02em] whitespace-nowrap text-primary-text">
            {rupiah(campaign.current_amount)}
          </b>
          <span className="text-sm text-text-2">
            terkumpul dari <Target amount={campaign.target_amount} />
          </span>
        </p>
        <ProgressBar percent={progress.percent} ended={progress.ended} size="lg" className="mt-3" />
        <CampaignFacts campaign={campaign} progress={progress} />
        {progress.ended && (
          <Note tone="red" icon={<Icon name="clock-countdown-fill" size={20} />} className="mt-3">
            Kampanye ini telah berakhir.
          </Note>
        )}
      </section>
      <InTurn>
        <div className="mb-2">
          <Tabs
            label="Tentang program"
            tabs={[
              {
                key: "keterangan",
                label: "Keterangan",
                panel: <CampaignDescription html={campaign.description} />,
              },
              { key: "donatur", label: "Donatur", panel: <DonorList slug={campaign.slug} /> },
              { key: "kabar", label: "Kabar Terbaru", panel: <CampaignUpdates updates={campaign.updates} /> },
            ]}
          />
        </div>
        <CampaignPrayers slug={campaign.slug} />
        <CampaignOrganiser campaign={campaign} />
        <CampaignFund campaign={campaign} />
        <CampaignPayouts campaign={campaign} />
      </InTurn>
    </>
  );
}

function Target({ amount }: { amount: number }) {
  if (amount > 0) return <span className="whitespace-nowrap">{rupiah(amount)}</span>;
  return (
    <>
      <span aria-hidden="true">∞</span>
      <span className="sr-only">target tidak terbatas</span>
    </>
  );
}

const CampaignDescription = ({ html }: { html: string }) => (
  <>
    <ExpandableHtml html={html} empty="Tidak ada deskripsi." />
    <Note tone="green" icon={<Icon name="seal-check-fill" size={20} />} className="mt-2">
      Setiap donasi dicocokkan dengan uang yang masuk sebelum tampil di daftar donatur.
    </Note>
  </>
);

function CampaignUpdates({ updates }: { updates: CampaignUpdate[] }) {
  if (updates.length === 0) return <EmptyState level="p" heading="Belum ada kabar terbaru." />;
  return (
    <ol className="flex flex-col gap-5">
      {updates.map((update) => (
        <li key={update.id}>
          <p className="text-xs text-text-3">{date(update.created_at)}</p>
          <h2 className="mt-0.5 mb-1.5 text-lg">{update.title}</h2>
          <ExpandableHtml html={update.description} empty="-" headingLevel={3} />
        </li>
      ))}
    </ol>
  );
}

const CampaignFacts = ({ campaign, progress }: { campaign: Campaign; progress: CampaignProgress }) => (
  <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] divide-x divide-border rounded-md bg-surface-2">
    <Fact name="tercapai">
      <PercentText progress={progress} />
    </Fact>
    <Fact name="donatur">{wholeNumber(campaign.donor_count)}</Fact>
    <Deadline deadline={campaign.deadline} progress={progress} />
  </dl>
);

function Deadline({ deadline, progress }: { deadline: string | null; progress: CampaignProgress }) {
  if (deadline === null) return <Fact name="tenggat">tidak ada</Fact>;
  if (progress.ended) {
    return (
      <Fact name={date(deadline)}>
        <span className="text-danger">Waktu habis</span>
      </Fact>
    );
  }
  return <Fact name={`s.d. ${date(deadline)}`}>{progress.days} hari</Fact>;
}

/** Reversed: the value is shown above its name, but screen readers get the name first. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end px-2 pt-2.5 pb-1.5 text-center">
    <dt className="text-xs leading-[1.5rem] text-text-2">{name}</dt>
    <dd className="text-md leading-[1.25rem] font-bold">{children}</dd>
  </div>
);

function CampaignOrganiser({ campaign: { organiser, place } }: { campaign: Campaign }) {
  const name = useSiteName();
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
          <p className="font-bold wrap-anywhere">{organiser || name}</p>
          {organiser && <p className="text-sm text-text-2">Bersama {name}</p>}
          {place && (
            <p className="flex items-center gap-1 text-sm text-text-2 wrap-anywhere">
              <Icon name="map-pin-fill" size={16} />
              {place}
            </p>
          )}
        </div>
        <LinkButton to="/hubungi-kami" variant="line" size="sm" label="Tanya" />
      </div>
    </section>
  );
}
