/** A setting that prevents the start: its name, and one sentence with the fault and the fix. */
export interface Problem {
  setting: string;
  sentence: string;
}
