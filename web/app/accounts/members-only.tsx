import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { withNext } from "../platform/next-path.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { type StoredSession, useSession } from "../platform/session.ts";
import { Loading } from "../ui/feedback/loading.tsx";
import { Page } from "../ui/layout/page.tsx";

/** Loaded lazily, because members never see it. If it cannot be loaded offline, /login says what is possible. */
const RestrictedAccess = lazy(() =>
  import("../ui/feedback/restricted-access.tsx").catch(() => ({
    default: ({ wanted }: { wanted: string }) => <Navigate to={withNext("/login", wanted)} replace />,
  })),
);

/** Fixed by the specification. */
const DELAY_MS = 100;

type SignedIn = StoredSession & { access: string };

interface MembersOnlyProps {
  needsId?: boolean;
  /** Shown until the session is known; the server always renders this. */
  waiting: ReactNode;
  /** For pages with a public beginning: renders this beginning, with the wall at its end. */
  outside?(wall: ReactNode): ReactNode;
  children(session: SignedIn): ReactNode;
}

/**
 * Shows its children to members only. Without a session, the page shows 'Akses Dibatasi'. A session that is incomplete
 * or that ended on this page leads to /login, and back afterwards.
 */
export function MembersOnly({ needsId = false, waiting, outside, children }: MembersOnlyProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const wasIn = useRef(false);
  const admitted = Boolean(session?.access) && (!needsId || session?.id !== undefined);
  useEffect(() => {
    if (admitted) wasIn.current = true;
  }, [admitted]);

  if (session === undefined) return waiting;
  if (admitted) return children(session as SignedIn);
  if (session === null && !wasIn.current) {
    return outside ? (
      outside(<RestrictedSoon wanted={here} isEnd />)
    ) : (
      <RestrictedSoon wanted={here} waiting={waiting} />
    );
  }
  return <Navigate to={withNext("/login", here)} replace />;
}

function RestrictedSoon({ waiting, ...wall }: { wanted: string; isEnd?: boolean; waiting?: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Suspense fallback={waiting}>
      <RestrictedAccess {...wall} />
    </Suspense>
  ) : (
    waiting
  );
}

interface MembersPageProps {
  title: string;
  description: string;
  back: string;
  skeleton: ReactNode;
  children(memberId: number): ReactNode;
}

/** A members' page. The server renders its frame, the browser its content. */
export const MembersPage = ({ title, description, back, skeleton, children }: MembersPageProps) => (
  <>
    <PageMeta title={title} description={description} noindex />
    <MembersOnly
      needsId
      waiting={
        <Page title={title} back={back} isHeading className="pt-4 pb-8">
          <Loading>{skeleton}</Loading>
        </Page>
      }
    >
      {({ id }) => id !== undefined && children(id)}
    </MembersOnly>
  </>
);
