import { LeftRail } from "./left-rail.tsx";
import { RightRail } from "./right-rail.tsx";

export default function BothRails() {
  return (
    <>
      <LeftRail />
      <RightRail />
    </>
  );
}
