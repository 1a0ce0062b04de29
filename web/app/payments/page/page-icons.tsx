/* Phosphor icons (MIT, see ../../ui/icons/LICENSE-phosphor-icons.txt). */
import { Icon, type IconProps } from "../../ui/icons/icon.tsx";

export function BankIcon(props: IconProps) {
  return <Icon {...props} name="bank" />;
}

export function WhatsAppLogoIcon(props: IconProps) {
  return <Icon {...props} name="whats-app-logo" />;
}

export function ArrowCounterClockwiseIcon(props: IconProps) {
  return <Icon {...props} name="arrow-counter-clockwise" />;
}

export function PrinterIcon(props: IconProps) {
  return <Icon {...props} name="printer" />;
}

export function BellIcon(props: IconProps) {
  return <Icon {...props} name="bell" />;
}
