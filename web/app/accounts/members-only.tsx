import { type ReactNode, useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { withNext } from "../platform/next-path.ts";
import { type StoredSession, useSession } from "../platform/session.ts";
import { MembersWall, RestrictedAccess } from "../ui/feedback/restricted-access.tsx";

const DELAY_MS = 100;

export type SignedIn = StoredSession & { access: string };

interface MembersOnlyProps {
  /** The page reads or writes the member's own profile. */
  needsId?: boolean;
  /** Shown while it is not known yet who is there; the server always draws this. */
  waiting: ReactNode;
  /** A page whose beginning everybody may read: that, with the wall at its end. */
  outside?(wall: ReactNode): ReactNode;
  children(session: SignedIn): ReactNode;
}

/**
 * Lets members through. Nobody stored: 'Akses Dibatasi' on this very address. Half a session, or one that ended while the
 * page was open: to the sign-in, and back here afterwards.
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
    const whole = <RestrictedSoon wanted={here} waiting={waiting} />;
    return outside ? outside(<WallSoon wanted={here} />) : whole;
  }
  return <Navigate to={withNext("/login", here)} replace />;
}

function RestrictedSoon({ wanted, waiting }: { wanted: string; waiting: ReactNode }) {
  return useSoon() ? <RestrictedAccess wanted={wanted} /> : waiting;
}

function WallSoon({ wanted }: { wanted: string }) {
  return useSoon() && <MembersWall wanted={wanted} level="h2" />;
}

function useSoon(): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return due;
}
