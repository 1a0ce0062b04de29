/* Phosphor icons (MIT, see LICENSE-phosphor-icons.txt). */
import { Icon, type IconProps } from "./icon.tsx";

export function ArrowClockwiseBoldIcon(props: IconProps) {
  return <Icon {...props} name="arrow-clockwise-bold" />;
}

export function ArrowLeftIcon(props: IconProps) {
  return <Icon {...props} name="arrow-left" />;
}

export function CaretDownBoldIcon(props: IconProps) {
  return <Icon {...props} name="caret-down-bold" />;
}

export function CaretRightBoldIcon(props: IconProps) {
  return <Icon {...props} name="caret-right-bold" />;
}

export function CheckBoldIcon(props: IconProps) {
  return <Icon {...props} name="check-bold" />;
}

export function CheckCircleFillIcon(props: IconProps) {
  return <Icon {...props} name="check-circle-fill" />;
}

export function ClockCountdownFillIcon(props: IconProps) {
  return <Icon {...props} name="clock-countdown-fill" />;
}

export function CopyIcon(props: IconProps) {
  return <Icon {...props} name="copy" />;
}

export function HeartIcon(props: IconProps) {
  return <Icon {...props} name="heart" />;
}

export function LockKeyFillIcon(props: IconProps) {
  return <Icon {...props} name="lock-key-fill" />;
}

export function MagnifyingGlassIcon(props: IconProps) {
  return <Icon {...props} name="magnifying-glass" />;
}

export function MinusBoldIcon(props: IconProps) {
  return <Icon {...props} name="minus-bold" />;
}

export function PlusBoldIcon(props: IconProps) {
  return <Icon {...props} name="plus-bold" />;
}

export function SealCheckFillIcon(props: IconProps) {
  return <Icon {...props} name="seal-check-fill" />;
}

export function ShareNetworkIcon(props: IconProps) {
  return <Icon {...props} name="share-network" />;
}

export function ShoppingCartSimpleIcon(props: IconProps) {
  return <Icon {...props} name="shopping-cart-simple" />;
}

export function StarFillIcon(props: IconProps) {
  return <Icon {...props} name="star-fill" />;
}

export function WarningCircleFillIcon(props: IconProps) {
  return <Icon {...props} name="warning-circle-fill" />;
}

export function EyeIcon(props: IconProps) {
  return <Icon {...props} name="eye" />;
}

export function XBoldIcon(props: IconProps) {
  return <Icon {...props} name="x-bold" />;
}

export function EyeSlashIcon(props: IconProps) {
  return <Icon {...props} name="eye-slash" />;
}
