import type { Settings } from "@barakah/contract";
import type { Work } from "../../ui/staff/use-work.ts";

/** What each panel gets of the settings that are being written. */
export interface PanelProps {
  draft: Settings;
  work: Work;
  onChange(part: Partial<Settings>): void;
}
