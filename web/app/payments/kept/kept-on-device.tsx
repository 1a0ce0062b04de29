import { KEPT_PAYMENTS } from "../../platform/device-keys.ts";
import { fetchedLater, OnDevice } from "../../ui/layout/on-device.tsx";

const KeptNumber = fetchedLater(() => import("./kept-number.tsx"));

export const KeptOnDevice = () => (
  <OnDevice name={KEPT_PAYMENTS}>
    <KeptNumber />
  </OnDevice>
);
