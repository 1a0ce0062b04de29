import type { StaffEvent } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadItem, WorkPage } from "../../ui/staff/work-page.tsx";
import { eventQuery } from "../catalogue/queries.ts";
import { EventTabs } from "./event-tabs.tsx";

interface EventFrameProps {
  /** Of the event, as the address has it. */
  id: string;
  title: string;
  actions?(event: StaffEvent): ReactNode;
  children(event: StaffEvent): ReactNode;
}

/** One of the pages of an event, below its tabs. */
export const EventFrame = ({ id, title, actions, children }: EventFrameProps) => (
  <LoadItem query={useQuery(eventQuery(Number(id)))} crumb="Acara" title="Acara" list="/admin/acara">
    {(event) => (
      <WorkPage crumb={`Acara / ${event.title}`} title={title} actions={actions?.(event)}>
        <EventTabs event={event} />
        {children(event)}
      </WorkPage>
    )}
  </LoadItem>
);
