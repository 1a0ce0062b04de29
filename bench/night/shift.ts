import type { Browsers } from "../../api/src/platform/rate-limit/browser-cookie.ts";
import { VISITOR } from "../faults/people.ts";
import type { CallLog } from "./calls.ts";
import type { Stage } from "./stage.ts";

/** One night being played. */
export interface Shift {
  stage: Stage;
  url: string;
  log: CallLog;
  campaigns: number;
  over: boolean;
  /** References of gifts that the app acknowledged, by how they were given. */
  given: { transfer: string[]; qris: string[]; online: string[] };
  /** Gifts that were begun, acknowledged or not. */
  begun: number;
  /** Gifts that the client could not begin in time, because too many were still open. */
  held: number;
  approved: Set<string>;
  /** A proof that was never sent before. */
  screenshot(): Promise<Buffer>;
  /** The headers of a browser that was never here before. Behind one cookie for all, a gift would look through everybody's. */
  newcomer(): Record<string, string>;
}

type Props = Pick<Shift, "stage" | "log" | "campaigns" | "screenshot">;

export const newShift = (props: Props, browsers: Browsers): Shift => ({
  ...props,
  url: props.stage.url,
  over: false,
  given: { transfer: [], qris: [], online: [] },
  begun: 0,
  held: 0,
  approved: new Set(),
  newcomer: () => ({ ...VISITOR, cookie: `${VISITOR.cookie}; ${browsers.give("127.0.0.1").split(";")[0]}` }),
});

/** A fifth goes to the best known campaign. */
export const slugOf = ({ campaigns }: Shift, nth: number) =>
  nth % 5 === 0 ? "malam-1" : `malam-${1 + ((nth * 7919) % campaigns)}`;
