export interface WaitingTab {
  /** False if the browser blocked it. */
  opened: boolean;
  goTo(address: string): void;
  close(): void;
}

const SAYS = "Mengirim konfirmasi… Jangan tutup halaman ini.";

/**
 * A tab whose address is known later. Browsers open tabs only during a tap, so it is opened first, then redirected or
 * closed.
 */
export function openWaitingTab(): WaitingTab {
  // Offline there is nothing to wait for.
  const tab = navigator.onLine ? window.open("", "_blank") : null;
  if (tab) {
    tab.document.title = SAYS;
    tab.document.body.textContent = SAYS;
  }
  return {
    opened: tab !== null,
    goTo(address) {
      if (!tab || tab.closed) return;
      // The opened page must not reach ours.
      tab.opener = null;
      tab.location.replace(address);
    },
    close: () => tab?.close(),
  };
}
