import { TIME_ZONE } from "@barakah/contract";

/*
 * Jakarta's days in SQL. Each takes the name or place of a value, never a visitor's text. Outside of SQL the same is done by
 * `jakartaDay` of the contract.
 */

/** What clocks in Jakarta show at an instant. */
export const clockOf = (instant: string) => `(${instant} at time zone '${TIME_ZONE}')`;
export const dayOf = (instant: string) => `${clockOf(instant)}::date`;
export const TODAY = dayOf("now()");

/** The instants between which a day lies. */
export const dayBegins = (day: string) => `(${day}::date::timestamp at time zone '${TIME_ZONE}')`;
export const dayEnds = (day: string) => `((${day}::date + 1)::timestamp at time zone '${TIME_ZONE}')`;
