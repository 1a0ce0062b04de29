import { UNSENT_PROOFS } from "../platform/device-keys.ts";
import { onDevice } from "../ui/layout/on-device.tsx";

export const UnsentOnDevice = onDevice(UNSENT_PROOFS, () => import("./unsent-row.tsx"));
