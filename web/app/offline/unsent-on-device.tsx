import { UNSENT_PROOFS } from "../platform/device-keys.ts";
import { fetchedLater, OnDevice } from "../ui/layout/on-device.tsx";

const UnsentRow = fetchedLater(() => import("./unsent-row.tsx"));

export const UnsentOnDevice = () => (
  <OnDevice name={UNSENT_PROOFS}>
    <UnsentRow />
  </OnDevice>
);
