import { useQuery } from "@tanstack/react-query";
import { useMember } from "../platform/session.ts";
import { SnapRow } from "../ui/carousel/snap-row.tsx";
import { Section } from "../ui/layout/section.tsx";
import { enrolmentsQuery } from "./learning-queries.ts";
import { MyCourseCard } from "./my-course-card.tsx";

/** The member's own courses, those that go on first. Nothing for visitors, and nothing while there is none. */
export function MyCourses() {
  const member = useMember();
  const { data = [] } = useQuery({ ...enrolmentsQuery(member?.id), enabled: member !== undefined });
  if (!member || data.length === 0) return null;
  const finished = data.filter(({ certificate_number }) => certificate_number !== null);
  const underWay = data.filter(({ certificate_number }) => certificate_number === null);
  return (
    <Section title="Kelas Saya" className="mt-2">
      <SnapRow label="Kelas yang kamu ikuti">
        {[...underWay, ...finished].map((enrolment) => (
          <MyCourseCard key={enrolment.id} enrolment={enrolment} />
        ))}
      </SnapRow>
    </Section>
  );
}
