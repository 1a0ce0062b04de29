import type { StaffEvent, StaffPayout } from "@barakah/contract";
import { fullDay, longDay } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import type { ArticleForm } from "./article-form.ts";

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const paragraph = (text: string) => `<p>${text.replace(/[&<>]/g, (letter) => ESCAPED[letter] ?? letter)}</p>`;

type Suggested = Partial<ArticleForm>;

/** What is known of an event, as the beginning of a report. */
export function reportOfEvent(event: StaffEvent): Suggested {
  const place = event.place ? ` di ${event.place}` : "";
  const people = event.taken > 0 ? ` ${wholeNumber(event.taken)} orang mendaftar.` : "";
  return {
    title: `Kabar ${event.title}`.slice(0, 120),
    category: "activity",
    description: paragraph(
      `${event.title} berlangsung ${fullDay(jakartaDay(event.starts_at))}${place}.${people}`,
    ),
    picture: event.picture,
    thumbnail: event.thumbnail,
    card_event_id: event.id,
  };
}

/** What is known of a payout, with its story. */
export function reportOfPayout(payout: StaffPayout): Suggested {
  const { people, region, campaign } = payout;
  const facts = [
    `${rupiah(payout.amount)} disalurkan ${longDay(payout.paid_on)} dari ${campaign?.title ?? payout.fund.name}.`,
    people && people > 1 ? `Penerimanya ${wholeNumber(people)} orang${region ? ` di ${region}` : ""}.` : "",
  ];
  return {
    title: payout.title.slice(0, 120),
    category: "activity",
    description: paragraph(facts.filter(Boolean).join(" ")) + payout.story,
    ...(payout.consent && { picture: payout.picture_key, thumbnail: payout.picture_key && payout.picture }),
    card_campaign_id: campaign?.id ?? null,
  };
}
