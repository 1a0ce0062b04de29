import { KEPT_PAYMENTS } from "../../platform/device-keys.ts";
import { onDevice } from "../../ui/layout/on-device.tsx";

export const KeptOnDevice = onDevice(KEPT_PAYMENTS, () => import("./kept-number.tsx"));
