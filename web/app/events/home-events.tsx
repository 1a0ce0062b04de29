import { useQuery } from "@tanstack/react-query";
import { Section } from "../ui/layout/section.tsx";
import { EventRows } from "./event-rows.tsx";
import { homeEventsQuery } from "./home-query.ts";

/** The next two events. Empty if there are none, while they load, and if loading failed. */
export default function HomeEvents() {
  const { data = [] } = useQuery(homeEventsQuery());
  if (data.length === 0) return null;
  return (
    <Section title="Acara terdekat" more="/acara">
      <EventRows events={data} />
    </Section>
  );
}
