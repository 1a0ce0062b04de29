import type { EventDetail } from "@barakah/contract";
import { Picture } from "../ui/pictures/picture.tsx";
import { momentOf } from "./event-time.ts";

/** Picture, title and time of the event that a form is about. */
export const EventLine = ({ event }: { event: EventDetail }) => (
  <div className="bg-surface p-4 pb-0">
    <div className="flex gap-3 rounded-lg bg-surface-2 p-3">
      <div className="size-14 flex-none overflow-hidden rounded-md">
        <Picture src={event.thumbnail} alt="" width={56} height={56} sizes="56px" />
      </div>
      <p className="min-w-0">
        <b className="block leading-[1.3125rem]">{event.title}</b>
        <span className="text-sm text-text-2">{momentOf(event.starts_at)}</span>
      </p>
    </div>
  </div>
);
