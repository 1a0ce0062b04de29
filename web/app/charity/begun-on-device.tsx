import { BEGUN_GIFT } from "../platform/device-keys.ts";
import { onDevice } from "../ui/layout/on-device.tsx";

export const BegunOnDevice = onDevice(BEGUN_GIFT, () => import("./begun-gift-row.tsx"));
