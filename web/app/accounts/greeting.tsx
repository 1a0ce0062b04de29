import { fullDay } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { lazy, Suspense } from "react";
import { useNow } from "../platform/now.tsx";
import { useMember } from "../platform/session.ts";
import { useWaiting } from "./waiting-query.ts";

/** ', Rina': the first name once it is known, or the username. */
export function MemberName() {
  const member = useMember();
  const waiting = useWaiting(member?.id);
  const name = waiting?.name ?? member?.username;
  return name ? `, ${name}` : "";
}

const HijriToday = lazy(() => import("./hijri-today.tsx"));

/** The day in both calendars. The second needs a calendar program of the browser, which only members pay for. */
export function Today() {
  const today = jakartaDay(useNow());
  return (
    <>
      {fullDay(today)}
      {useMember() && (
        <Suspense>
          <HijriToday day={today} />
        </Suspense>
      )}
    </>
  );
}
