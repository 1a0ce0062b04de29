import { saveFile } from "../platform/save-file.ts";

/** Hands the browser a text to keep as a file. */
export function saveAsFile(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "application/json" }));
}
