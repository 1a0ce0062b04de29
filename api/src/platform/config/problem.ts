/** A setting that keeps the app from starting: its name, and what is wrong and how to mend it, in one sentence. */
export interface Problem {
  setting: string;
  sentence: string;
}
