import { copiedWhen } from "./copied-when.ts";
import { notePageCopy, oldestCopy, onCopies } from "./shown-copies.ts";
import { hideStrip, shownStrip, showStrip } from "./strip.ts";

let said = "";
let isBack = false;

/** A cached copy is also shown when the network is too slow. */
const why = () =>
  isBack ? "Sinyal sudah kembali." : navigator.onLine ? "Sinyal lemah." : "Tidak ada sinyal.";

function say(): void {
  const at = oldestCopy();
  const isShown = said !== "" && shownStrip()?.textContent?.startsWith(said);
  if (!at) {
    if (isShown) hideStrip();
    return;
  }
  const heading = `Salinan ${copiedWhen(at, Date.now())}.`;
  said = heading;
  const onPress = () => location.reload();
  showStrip({ icon: "cloud-slash", heading, text: why(), label: "Muat ulang", onPress });
}

/** Says under the header that what is shown was read earlier, and when. */
export function sayCopied(serviceWorker: ServiceWorkerContainer | undefined): void {
  serviceWorker?.addEventListener("message", ({ data }: MessageEvent) => {
    if (data?.copiedAt) notePageCopy(data.copiedAt);
  });
  onCopies(() => say());
  for (const event of ["online", "offline"])
    addEventListener(event, () => {
      isBack = event === "online";
      if (said !== "" && shownStrip()?.textContent?.startsWith(said)) say();
    });
}
