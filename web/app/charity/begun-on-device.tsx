import { lazy } from "react";
import { BEGUN_GIFT } from "../platform/device-keys.ts";
import { OnDevice } from "../ui/layout/on-device.tsx";

const BegunGiftRow = lazy(() => import("./begun-gift-row.tsx"));

export const BegunOnDevice = () => (
  <OnDevice name={BEGUN_GIFT}>
    <BegunGiftRow />
  </OnDevice>
);
