import type { CampaignUpdate } from "@barakah/contract";
import { date } from "../platform/format.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";

export function CampaignUpdates({ updates }: { updates: CampaignUpdate[] }) {
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
