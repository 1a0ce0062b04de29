import { useQuery } from "@tanstack/react-query";
import { Section } from "../ui/layout/section.tsx";
import { EventRows } from "./event-rows.tsx";
import { homeEventsQuery } from "./home-query.ts";

/** The next two events; nothing where there are none, also while they are loaded or could not be. */
export default function HomeEvents() {
  const { data = [] } = useQuery(homeEventsQuery());
  if (data.length === 0) return null;
  return (
    <Section title="Acara terdekat" more="/acara">
      <EventRows events={data} />
    </Section>
  );
}
