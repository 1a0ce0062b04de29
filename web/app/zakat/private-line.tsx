import { LockKeyFillIcon } from "../ui/icons/icons.tsx";
import { PRIVATE, PRIVATE_WITHOUT_SCRIPT } from "./words.ts";

/** Says that typed figures are not sent. */
export const PrivateLine = () => (
  <div className="flex gap-2.5 text-sm leading-[1.25rem] text-text-2">
    <LockKeyFillIcon size={20} className="text-primary-text" />
    <p data-needs-script>{PRIVATE}</p>
    <noscript>{PRIVATE_WITHOUT_SCRIPT}</noscript>
  </div>
);
