import { TIME_ZONE } from "@barakah/contract";

/*
 * SQL expressions for days in Jakarta's time zone. They take column names or placeholders, never user input. The
 * contract's `jakartaDay` does the same outside SQL.
 */

/** Local time in Jakarta. */
export const clockOf = (instant: string) => `(${instant} at time zone '${TIME_ZONE}')`;
export const dayOf = (instant: string) => `${clockOf(instant)}::date`;
export const TODAY = dayOf("now()");

export const dayBegins = (day: string) => `(${day}::date::timestamp at time zone '${TIME_ZONE}')`;
export const dayEnds = (day: string) => `((${day}::date + 1)::timestamp at time zone '${TIME_ZONE}')`;
