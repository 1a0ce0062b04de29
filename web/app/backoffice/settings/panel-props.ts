import type { Settings } from "@barakah/contract";

/** What each panel gets of the settings that are being written. */
export interface PanelProps {
  values: Settings;
  errorOf(field: string): string | undefined;
  onChange(part: Partial<Settings>): void;
}
