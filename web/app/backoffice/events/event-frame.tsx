import type { StaffEvent } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadItem, WorkPage } from "../../ui/staff/work-page.tsx";
import { eventQuery } from "../catalogue/queries.ts";
import { EventTabs } from "./event-tabs.tsx";

interface EventProps {
  /** Of the event, as the address has it. */
  id: string;
  children(event: StaffEvent): ReactNode;
}

/** A page of an event that has its own frame. */
export const LoadEvent = ({ id, children }: EventProps) => (
  <LoadItem query={useQuery(eventQuery(Number(id)))} crumb="Acara" title="Acara" list="/admin/acara">
    {children}
  </LoadItem>
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
