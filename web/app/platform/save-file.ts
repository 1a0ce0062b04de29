const KEPT_MS = 60_000;

/** Hands the browser something to keep as a file. */
export function saveFile(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
