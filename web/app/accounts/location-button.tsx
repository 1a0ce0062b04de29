import { useState } from "react";
import { Button } from "../ui/form/button.tsx";
import { CrosshairFillIcon } from "../ui/icons/account-icons.tsx";
import { useToast } from "../ui/toast/toasts.tsx";

/** About ten centimetres: more would only be noise of the receiver. */
const DECIMALS = 6;

interface LocationButtonProps {
  onLocate(latitude: string, longitude: string): void;
}

export function LocationButton({ onLocate }: LocationButtonProps) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  function locate() {
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        onLocate(String(rounded(coords.latitude)), String(rounded(coords.longitude)));
      },
      () => {
        setBusy(false);
        toast.error("Lokasi tidak dapat dibaca. Izinkan akses lokasi, atau isi sendiri.");
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  }
  return (
    <Button variant="soft" size="sm" busy={busy} onClick={locate}>
      <CrosshairFillIcon size={18} />
      Pakai lokasi saya
    </Button>
  );
}

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));
