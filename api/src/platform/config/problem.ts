/** A part of the machinery that is not there yet, but may come: then the start waits for it. */
export type Part = "database" | "storage";

/** A setting that prevents the start: its name, and one sentence with the fault and the fix. */
export interface Problem {
  setting: string;
  sentence: string;
  /** The part that cannot be reached right now. Without it, waiting does not help. */
  missing?: Part;
}
