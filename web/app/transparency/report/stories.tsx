import { useQuery } from "@tanstack/react-query";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { reportAddress } from "../period-address.ts";
import { newestPayoutsQuery } from "../queries.ts";
import { Story } from "./story.tsx";

export function Stories({ asked, period }: { asked: string; period: string }) {
  const { data = [] } = useQuery(newestPayoutsQuery(asked));
  if (data.length === 0) return null;
  return (
    <Section title="Penyaluran terbaru" more={`${reportAddress(period)}/penyaluran`}>
      <Card className="mx-4 px-3.5 py-0.5">
        {data.map((payout) => (
          <Story key={payout.id} payout={payout} />
        ))}
      </Card>
    </Section>
  );
}
