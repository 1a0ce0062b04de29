import type { StaffPayout } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { LoadItem } from "../../ui/staff/load-item.tsx";
import type { Route } from "./+types/payout-page";
import { EditPayout } from "./edit-payout.tsx";
import { payoutQuery } from "./queries.ts";
import { ReversedPayout } from "./reversed-payout.tsx";

export default function PayoutPage({ params }: Route.ComponentProps) {
  const query = useQuery(payoutQuery(Number(params.id)));
  return (
    <LoadItem query={query} crumb="Penyaluran dana" title="Penyaluran dana" list="/admin/penyaluran">
      {(payout: StaffPayout) =>
        payout.reversed ? <ReversedPayout payout={payout} /> : <EditPayout payout={payout} />
      }
    </LoadItem>
  );
}
