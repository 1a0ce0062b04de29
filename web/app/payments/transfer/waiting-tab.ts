export interface WaitingTab {
  /** False when the browser did not let it open. */
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
  // Without a connection the answer is known: nobody should look at an empty tab for it.
  const tab = navigator.onLine ? window.open("", "_blank") : null;
  if (tab) {
    tab.document.title = SAYS;
    tab.document.body.textContent = SAYS;
  }
  return {
    opened: tab !== null,
    goTo(address) {
      if (!tab || tab.closed) return;
      // The next page must not be able to reach back into ours.
      tab.opener = null;
      tab.location.replace(address);
    },
    close: () => tab?.close(),
  };
}
