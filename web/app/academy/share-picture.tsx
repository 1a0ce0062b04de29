import type { CheckedCertificate } from "@barakah/contract";
import { useState } from "react";
import { useHydrated } from "../platform/hydrated.ts";
import { saveFile } from "../platform/save-file.ts";
import { Button } from "../ui/form/button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { useToast } from "../ui/toast/toasts.tsx";

const drawing = () => import("./certificate-picture.ts");

/** Some browsers share links but no files: ask with an empty file. */
const canPassOn = () =>
  navigator.canShare?.({ files: [new File([], "sertifikat.png", { type: "image/png" })] }) === true;

/** An AbortError means the visitor closed the share sheet; after any other error save the file. */
async function passOn(picture: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [picture], title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) saveFile(picture.name, picture);
  }
}

/** Shares the certificate as a picture, or downloads it where files cannot be shared. */
export function SharePicture({ certificate, title }: { certificate: CheckedCertificate; title: string }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const sharing = useHydrated() && canPassOn();
  async function share() {
    setBusy(true);
    try {
      const picture = await (await drawing()).certificatePicture(certificate);
      if (sharing) await passOn(picture, title);
      else saveFile(picture.name, picture);
    } catch {
      toast.error("Gambar sertifikat belum bisa dibuat. Silakan coba lagi.");
    }
    setBusy(false);
  }
  return (
    <Button
      variant="soft"
      size="sm"
      block
      busy={busy}
      onPointerDown={() => void drawing().catch(() => undefined)}
      onClick={share}
      data-needs-script
    >
      {sharing ? <Icon name="share-network" size={20} /> : <Icon name="download-simple" size={20} />}
      {sharing ? "Bagikan gambar" : "Unduh gambar"}
    </Button>
  );
}
