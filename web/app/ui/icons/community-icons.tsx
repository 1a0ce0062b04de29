/* Phosphor icons (MIT, see LICENSE-phosphor-icons.txt). */
import { Icon, type IconProps } from "./icon.tsx";

export function CalendarCheckFillIcon(props: IconProps) {
  return <Icon {...props} name="calendar-check-fill" />;
}

export function MapPinFillIcon(props: IconProps) {
  return <Icon {...props} name="map-pin-fill" />;
}

export function PlantFillIcon(props: IconProps) {
  return <Icon {...props} name="plant-fill" />;
}

export function BookOpenTextFillIcon(props: IconProps) {
  return <Icon {...props} name="book-open-text-fill" />;
}

export function HandshakeFillIcon(props: IconProps) {
  return <Icon {...props} name="handshake-fill" />;
}

export function WhatsAppLogoIcon(props: IconProps) {
  return <Icon {...props} name="whats-app-logo" />;
}

export function LinkIcon(props: IconProps) {
  return <Icon {...props} name="link" />;
}
