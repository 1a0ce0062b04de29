import { BEGUN_GIFT } from "../platform/device-keys.ts";
import { fetchedLater, OnDevice } from "../ui/layout/on-device.tsx";

const BegunGiftRow = fetchedLater(() => import("./begun-gift-row.tsx"));

export const BegunOnDevice = () => (
  <OnDevice name={BEGUN_GIFT}>
    <BegunGiftRow />
  </OnDevice>
);
