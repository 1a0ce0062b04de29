export interface WaitingTab {
  /** False if the browser blocked it. */
  opened: boolean;
  goTo(address: string): void;
  close(): void;
}

const SAYS = "Mengirim konfirmasi… Jangan tutup halaman ini.";

/**
 * A tab for an address that is known only later. Browsers open tabs during a tap and not seconds after it, so it is
 * opened first and sent on, or closed, when the answer is there.
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
