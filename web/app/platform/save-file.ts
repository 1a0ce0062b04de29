const KEPT_MS = 60_000;

export function saveFile(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
