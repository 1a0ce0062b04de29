import { lazy } from "react";
import { KEPT_PAYMENTS } from "../../platform/device-keys.ts";
import { OnDevice } from "../../ui/layout/on-device.tsx";

const KeptNumber = lazy(() => import("./kept-number.tsx"));

export const KeptOnDevice = () => (
  <OnDevice name={KEPT_PAYMENTS}>
    <KeptNumber />
  </OnDevice>
);
