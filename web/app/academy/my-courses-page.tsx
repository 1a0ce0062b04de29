import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { EnrolmentsPage } from "./enrolments-page.tsx";
import { MyCourseCard } from "./my-course-card.tsx";

export default function MyCoursesPage() {
  return (
    <EnrolmentsPage title="Kelas Saya" description="Kelas yang kamu ikuti di BARAKAH APP.">
      {(enrolments) =>
        enrolments.length === 0 ? (
          <StateScreen compact heading="Belum ada kelas." text="Kelas yang kamu ikuti muncul di sini.">
            <LinkButton to="/academy">Lihat Kelas</LinkButton>
          </StateScreen>
        ) : (
          <div className="flex flex-col gap-3 px-4 *:w-auto">
            {enrolments.map((enrolment) => (
              <MyCourseCard key={enrolment.id} enrolment={enrolment} />
            ))}
          </div>
        )
      }
    </EnrolmentsPage>
  );
}
