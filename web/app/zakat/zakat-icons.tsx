/* Phosphor icons (MIT, see ../ui/icons/LICENSE-phosphor-icons.txt). */
import { Icon, type IconProps } from "../ui/icons/icon.tsx";

export function BriefcaseFillIcon(props: IconProps) {
  return <Icon {...props} name="briefcase-fill" />;
}

export function VaultFillIcon(props: IconProps) {
  return <Icon {...props} name="vault-fill" />;
}

export function CoinsFillIcon(props: IconProps) {
  return <Icon {...props} name="coins-fill" />;
}

export function StorefrontFillIcon(props: IconProps) {
  return <Icon {...props} name="storefront-fill" />;
}

export function GrainsFillIcon(props: IconProps) {
  return <Icon {...props} name="grains-fill" />;
}

export function BowlFoodFillIcon(props: IconProps) {
  return <Icon {...props} name="bowl-food-fill" />;
}

export function ArrowRightBoldIcon(props: IconProps) {
  return <Icon {...props} name="arrow-right-bold" />;
}

export function PrinterIcon(props: IconProps) {
  return <Icon {...props} name="printer" />;
}

export function ArrowCounterClockwiseIcon(props: IconProps) {
  return <Icon {...props} name="arrow-counter-clockwise" />;
}

export function HandHeartIcon(props: IconProps) {
  return <Icon {...props} name="hand-heart" />;
}

export function HandHeartFillIcon(props: IconProps) {
  return <Icon {...props} name="hand-heart-fill" />;
}

export function BellIcon(props: IconProps) {
  return <Icon {...props} name="bell" />;
}
