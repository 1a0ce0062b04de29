import { lazy, Suspense } from "react";
import { Navigate, useSearchParams } from "react-router";
import { paymentOptionsQuery } from "../payments/index.ts";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import type { Route } from "./+types/pay-course-page";
import { courseQuery, memberNow } from "./learning-queries.ts";
import { MemberCoursePage, type MemberOfCourse } from "./member-course-page.tsx";
import { coursePath, standingOf } from "./standing.ts";

// The server renders the skeleton. Which of the two components follows depends on the session.
const PaymentInReview = lazy(() => import("./payment-in-review.tsx"));
const PayCourse = lazy(() => import("./pay-course.tsx"));

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  courseQuery(params.slug, memberNow()),
  paymentOptionsQuery(),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

/** The slug is in the address, so the page also works after the tab was closed. */
export default function PayCoursePage({ params }: Route.ComponentProps) {
  return (
    <MemberCoursePage
      key={params.slug}
      slug={params.slug}
      title="Konfirmasi Pembayaran"
      skeleton={<PaySkeleton />}
    >
      {(member) => (
        <Suspense fallback={<PaySkeleton />}>
          <Payable {...member} />
        </Suspense>
      )}
    </MemberCoursePage>
  );
}

function Payable(member: MemberOfCourse) {
  const { course, enrolment } = member;
  const standing = standingOf(enrolment);
  const [search] = useSearchParams();
  if (standing === "learning") return <Navigate to={coursePath(course.slug)} replace />;
  if (enrolment && standing === "in-review") return <PaymentInReview course={course} enrolment={enrolment} />;
  // An unpaid QRIS payment or a rejected proof is continued on the payment's own page.
  if (enrolment?.payment_page && (standing === "paying" || (standing === "rejected" && !search.has("baru"))))
    return <Navigate to={enrolment.payment_page} replace />;
  // Joining comes first, and free courses cost nothing.
  if (standing === "outside" || course.price <= 0)
    return <Navigate to={`/ikut-kelas/${course.slug}`} replace />;
  return <PayCourse {...member} />;
}

const PaySkeleton = () => (
  <>
    <Skeleton className="h-36 rounded-none" />
    <Skeleton className="mt-2 h-72 rounded-none" />
    <Skeleton className="mt-2 h-96 rounded-none" />
  </>
);
