import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useMember } from "../platform/session.ts";
import { rowsLastTime, useWaiting } from "./waiting-query.ts";
import { WaitingRows } from "./waiting-rows.tsx";

const CARD = "milikmu-card rounded-lg bg-surface shadow-card";

/**
 * What waits for the member, in the place of what everybody else sees there. The server's page is the same for everybody:
 * before the first paint `HeadScript` tells the stylesheet how many rows were there last time, so nothing below moves when they
 * come. What is new since then gets its room at the next visit; until then it is counted.
 */
export function Milikmu({ otherwise }: { otherwise: ReactNode }) {
  const member = useMember();
  const waiting = useWaiting(member?.id);
  const [room, setRoom] = useState<number>();
  if (member && room === undefined) setRoom(Math.max(1, rowsLastTime(member.id)));
  if (!waiting || waiting.things.length === 0 || room === undefined)
    return <div className="milikmu">{!waiting ? <Unknown otherwise={otherwise} /> : otherwise}</div>;
  const shown = waiting.things.slice(0, room);
  const more = waiting.more + waiting.things.length - shown.length;
  return (
    <section aria-label="Milikmu" className="milikmu relative" data-room={room}>
      <div className={CARD}>
        {room > 1 && <Heading more={more} />}
        <WaitingRows things={shown} />
      </div>
      {room === 1 && more > 0 && (
        <Link
          to="/login"
          className="absolute -top-3 right-3 rounded-full bg-accent px-2.5 py-0.5 text-xs font-bold text-on-accent"
        >
          {more} lagi
        </Link>
      )}
    </section>
  );
}

/** Until the member's rows are known: empty room for them, or what visitors see, where nothing waited last time. */
const Unknown = ({ otherwise }: { otherwise: ReactNode }) => (
  <>
    <div className={`${CARD} milikmu-empty`} />
    <div className="milikmu-otherwise">{otherwise}</div>
  </>
);

/** The same list in the room beside the column, where nothing stands below it. */
export function OwnWaitingList() {
  const waiting = useWaiting(useMember()?.id);
  if (!waiting || waiting.things.length === 0) return null;
  return (
    <section aria-label="Milikmu" className={CARD}>
      <Heading more={waiting.more} />
      <WaitingRows things={waiting.things} />
    </section>
  );
}

const Heading = ({ more }: { more: number }) => (
  <h2 className="milikmu-heading flex items-center justify-between gap-3 pr-1.5 pl-3.5 text-sm font-bold">
    Milikmu
    {more > 0 && (
      <Link
        to="/login"
        className="inline-flex min-h-(--tap) items-center px-2 text-xs font-bold text-primary-text"
      >
        {more} lagi
      </Link>
    )}
  </h2>
);
