import type { Donor } from "@barakah/contract";
import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { date, rupiah, timeAgo } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { HandHeartFillIcon } from "../ui/icons/place-icons.tsx";
import { Avatar, initialsOf } from "../ui/pictures/avatar.tsx";
import { Prayer } from "./prayers/prayer.tsx";

export function DonorRow({ donor }: { donor: Donor }) {
  const now = useNow();
  return (
    <li className="flex items-start gap-3 py-3">
      <Avatar>
        {donor.donor_name === UNKNOWN_GIVER ? <HandHeartFillIcon size={20} /> : initialsOf(donor.donor_name)}
      </Avatar>
      <div className="min-w-0 flex-1">
        <b className="block wrap-anywhere">{donor.donor_name}</b>
        <p className="text-xs text-text-3">
          {date(donor.transfer_date)} · {timeAgo(donor.verified_at, now)}
        </p>
        {donor.prayer && <Prayer prayer={donor.prayer} donor={donor.donor_name} />}
      </div>
      <b className="whitespace-nowrap text-primary-text">{rupiah(donor.amount)}</b>
    </li>
  );
}
