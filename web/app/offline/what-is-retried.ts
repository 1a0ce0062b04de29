import { isPassing, statusOf } from "../platform/api-error.ts";

/** Errors that may not repeat: an ended session, a rate limit. */
const LATER = [403, 408, 425, 429];
/** What waits is sent again after these errors, and after those of the network and the server. */
export const mayPass = (error: unknown) => isPassing(error) || LATER.includes(statusOf(error));

/** 403 means that the session has ended: waiting does not help, signing in does. */
export const passesByItself = (error: unknown) => mayPass(error) && statusOf(error) !== 403;
