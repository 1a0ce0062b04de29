import type { StaffEvent } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { LoadItem, WorkPage } from "../../ui/staff/work-page.tsx";
import { eventQuery } from "./event-query.ts";
import { EventTabs } from "./event-tabs.tsx";

interface EventProps {
  id: string;
  children(event: StaffEvent): ReactNode;
}

/** A page of an event that has its own frame. */
export const LoadEvent = ({ id, children }: EventProps) => (
  <LoadItem query={useQuery(eventQuery(Number(id)))} title="Acara" list="/admin/acara">
    {children}
  </LoadItem>
);

/** What is counted about an event, with its name at the left. */
export const Figures = ({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="my-3 grid grid-cols-[1fr_auto] gap-y-1 border-y border-border py-2 [&_dd]:text-right [&_dd]:font-semibold">
    {of.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);

interface LineProps {
  before?: ReactNode;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

export const Line = ({ before, title, text, children }: LineProps) => (
  <li className="flex flex-wrap items-center gap-3 border-t border-border px-4.5 py-2.5">
    {before}
    <span className="min-w-0 flex-[1_1_10rem]">
      <b className="block wrap-anywhere">{title}</b>
      <small className="text-text-2">{text}</small>
    </span>
    {children}
  </li>
);

interface EventFrameProps extends EventProps {
  title: string;
  actions?(event: StaffEvent): ReactNode;
}

/** One of the pages of an event, below its tabs. */
export const EventFrame = ({ id, title, actions, children }: EventFrameProps) => (
  <LoadEvent id={id}>
    {(event) => (
      <WorkPage crumb={`Acara / ${event.title}`} title={title} actions={actions?.(event)}>
        <EventTabs event={event} />
        {children(event)}
      </WorkPage>
    )}
  </LoadEvent>
);
